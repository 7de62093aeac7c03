/** The overview of a platform as Markdown. */
import {getReferenceLabel} from '../../../reference/labels';
import {getChangesPath} from '../../../reference/paths';
import type {OverviewPage} from '../../../reference/pages/shapes';
import {HeadingWriter, toLink, toList} from './markdown';
import {createTypeNames} from './twin';
import type {Twin, TwinLinks} from './twin';
import {getAreaLabel, writeBadges, listNumbers} from './words';

export function createOverviewTwin({platform, versions, areas}: OverviewPage, links: TwinLinks): Twin {
  const headings = new HeadingWriter();
  const label = getReferenceLabel(platform);
  const count = areas.reduce((sum, {types}) => sum + types.length, 0);
  const title = `${label} API reference`;
  const description = `The ${count} public types of the ${label} API, with all of their members in ${listNumbers(versions)}.`;
  const changes = toLink('What changed', links.toReference(getChangesPath(platform)));
  const names = createTypeNames(platform, links);
  const blocks = [
    headings.write(1, title),
    description,
    ...(versions.length > 1
      ? [
          'A badge says in which of these releases something first or last is: “since 6” is in the release of version 6, and not in the ' +
            `one before. ${changes} lists the differences.`,
        ]
      : []),
    names.rule,
    ...areas.flatMap(({area, types}) => [
      headings.write(2, getAreaLabel(area), area),
      toList(
        types.map(
          ({name, slug, kind, ...type}) => `${names.write([name, slug])} ${kind}${writeBadges(type, versions)}`,
        ),
      ),
    ]),
  ];
  return {title, description, blocks};
}
