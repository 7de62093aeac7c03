/** The lists of the API reference's twins, for `llms.txt`. The twins themselves are written by `reference-pages/twins`. */
import {readDescriptions} from '../../reference/descriptions';
import {getReferenceLabel} from '../../reference/labels';
import {createOverviewPage} from '../../reference/pages/overviewPage';
import {
  getChangesPath,
  getOverviewPath,
  getReferenceInstance,
  getSitePlatform,
  toSitePath,
} from '../../reference/paths';
import {getReferenceRoutes, hasChanges} from '../../reference/routes';
import type {ReferenceFile} from '../../reference/types';
import {getTwinUrl} from '../../twinUrl';
import {escapeText} from '../reference-pages/twins/markdown';
import {getAreaLabel, writeBadges, listNumbers} from '../reference-pages/twins/words';
import type {TwinSite} from './links';
import {maxListLength} from './listFiles';
import type {InstanceNames, TextFile} from './listFiles';

/** The pages of one platform's reference: in one file, or in several where one would be too long. */
export interface ReferenceList {
  title: string;
  use: string;
  parts: readonly {
    file: TextFile;
    /** The first and the last area in it. */
    areas: string;
  }[];
}

interface Section {
  label: string;
  lines: readonly string[];
}

const overviewLabel = 'All types';

/** Site paths of all pages of a platform's reference. */
export const listReferenceUrls = (file: ReferenceFile, baseUrl: string): string[] =>
  getReferenceRoutes(file).map((path) => toSitePath(path, baseUrl));

const formatSection = ({label, lines}: Section): string => `## ${label}\n\n${lines.join('\n')}\n`;

/** Puts sections into as few parts as hold them. One that is longer than a part is cut. */
function splitSections(sections: readonly Section[], room: number): Section[][] {
  const parts: Section[][] = [];
  let length = room;
  const add = (section: Section) => {
    const own = formatSection(section).length + 1;
    if (length + own > room) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)!.push(section);
    length += own;
  };
  for (const {label, lines} of sections) {
    let rest: string[] = [];
    for (const line of lines) {
      if (formatSection({label, lines: [...rest, line]}).length >= room) {
        add({label, lines: rest});
        rest = [];
      }
      rest.push(line);
    }
    add({label, lines: rest});
  }
  return parts;
}

/**
 * @param most characters of one list.
 */
export function createReferenceList(
  file: ReferenceFile,
  names: InstanceNames,
  {origin, baseUrl}: Pick<TwinSite, 'origin' | 'baseUrl'>,
  most = maxListLength,
): ReferenceList {
  const {platform} = file;
  const instance = getReferenceInstance(platform);
  const {areas, versions} = createOverviewPage(file);
  const descriptions = readDescriptions(platform);
  const product = names[instance]?.name ?? instance;
  const numbers = listNumbers(versions);
  const toLine = (name: string, url: string, text: string) =>
    `- [${escapeText(name)}](${origin}${getTwinUrl(url)}): ${text}`;
  const overview = toSitePath(getOverviewPath(platform), baseUrl);
  const sections: Section[] = [
    {
      label: overviewLabel,
      lines: [
        toLine('Overview', overview, `All types of the ${getReferenceLabel(platform)} API by area.`),
        ...(hasChanges(file)
          ? [
              toLine(
                'What changed',
                toSitePath(getChangesPath(platform), baseUrl),
                `What was added, removed and changed between ${numbers}.`,
              ),
            ]
          : []),
      ],
    },
    ...areas.map(({area, types}) => ({
      label: getAreaLabel(area),
      lines: types.map(({name, slug, kind, ...type}) => {
        const facts = kind + writeBadges(type, versions);
        const description = descriptions.get(name);
        return toLine(name, `${overview}${slug}/`, description ? `${facts}. ${description}` : facts);
      }),
    })),
  ];
  const title = `API reference: ${getReferenceLabel(platform)} ${numbers}`;
  const use = `Types and members of the ${getReferenceLabel(platform)} API. Look a name up here before you write code with it.`;
  const data = `${origin}${baseUrl}assistants/symbols-${platform}.json`;
  const getAreas = (part: readonly Section[]) => {
    const labels = part.map(({label}) => label).filter((label, _, all) => label !== overviewLabel || all.length === 1);
    const [first = ''] = labels;
    const last = labels.at(-1);
    return last === first ? first : `${first} to ${last}`;
  };
  const head = (part: string) => `# ${title}${part}\n\n> ${use} All signatures as JSON: ${data}\n\n`;
  // Room for the head, whose words are not known yet.
  const parts = splitSections(sections, most - head('').length - 100);
  return {
    title,
    use,
    parts: parts.map((part, index) => {
      const isOne = parts.length === 1;
      const areasOfPart = getAreas(part);
      return {
        areas: areasOfPart,
        file: {
          name: `llms/${product}-reference-${getSitePlatform(platform)}${isOne ? '' : `-${index + 1}`}.txt`,
          text:
            head(isOne ? '' : ` (part ${index + 1} of ${parts.length}: ${areasOfPart})`) +
            part.map(formatSection).join('\n'),
        },
      };
    }),
  };
}
