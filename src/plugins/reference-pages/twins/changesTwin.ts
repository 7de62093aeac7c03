/** What changed between the versions of a platform, as Markdown. */
import {getReferenceLabel} from '../../../reference/labels';
import {getOverviewPath} from '../../../reference/paths';
import type {ChangedType, ChangesPage, Step} from '../../../reference/pages/shapes';
import {HeadingWriter, toInlineCode, toLink, toList} from './markdown';
import {createTypeNames} from './twin';
import type {Twin, TwinLinks} from './twin';
import {listNumbers} from './words';

export function createChangesTwin({platform, versions, steps}: ChangesPage, links: TwinLinks): Twin {
  const headings = new HeadingWriter();
  const title = `What changed in the ${getReferenceLabel(platform)} API`;
  const description = `Types and members that were added, removed or changed between ${listNumbers(versions)}. Inherited members count once, with the type that has them.`;
  const {rule, write: toType} = createTypeNames(platform, links);

  const toChange = ({type, isDeclaredAnew, added, removed, changed}: ChangedType) => {
    const kinds = Object.entries({added, removed, changed}).filter(([, names]) => names.length);
    const words = [
      ...(isDeclaredAnew ? ['declaration'] : []),
      ...kinds.map(([kind, names]) => `${kind} ${names.map(toInlineCode).join(', ')}`),
    ];
    return `${toType(type)}: ${words.join('; ')}`;
  };

  const toStep = (step: Step): string[] => {
    const id = (part: string) => `v${step.to.replaceAll('.', '-')}${part}`;
    const {added, removed, changed} = step;
    return [
      headings.write(2, `${step.from} → ${step.to}`, id('')),
      ...(added.length + removed.length + changed.length ? [] : ['No public type and no member is different.']),
      ...(added.length
        ? [headings.write(3, `New types (${added.length})`, id('-added')), added.map(toType).join(', ')]
        : []),
      ...(removed.length
        ? [headings.write(3, `Removed types (${removed.length})`, id('-removed')), removed.map(toType).join(', ')]
        : []),
      ...(changed.length
        ? [headings.write(3, `Changed types (${changed.length})`, id('-changed')), toList(changed.map(toChange))]
        : []),
    ];
  };

  const overview = links.toReference(getOverviewPath(platform));
  return {
    title,
    description,
    blocks: [headings.write(1, title), description, toLink('All types', overview), rule, ...steps.flatMap(toStep)],
  };
}
