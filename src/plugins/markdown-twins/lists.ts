/** `llms.txt` and the lists that it leads to: https://llmstxt.org. */
import type {TwinPage} from './head';
import {maxListLength} from './listFiles';
import type {TextFile} from './listFiles';
import type {ReferenceList} from './referenceLists';

/** Pages of one docs version, for one platform where the version has platforms. */
export interface ListedGroup {
  /** Part of the lists' file names: `player-web`, `player-v6-android`, `contributing`. */
  name: string;
  /** What the pages are about: `Web SDK 7.8.0`. */
  title: string;
  /** When to use this list and not another. */
  use: string;
  pages: readonly TwinPage[];
  /** The platform of the player SDK that the pages are about; packs are about these. */
  platform?: string;
  /** Docusaurus name of the version. */
  version: string;
  /** Site path of the version's root, with a slash at its end. */
  root: string;
}

const toLine = ({url, title, description}: TwinPage, toTwin: (url: string) => string): string =>
  `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${toTwin(url)}): ${description}`;

/**
 * The lists of a group: one file, or several where one would be too long.
 * @param toTwin gives the absolute address of a page's twin.
 */
export function createLists(
  {name, title, use, pages}: Pick<ListedGroup, 'name' | 'title' | 'use' | 'pages'>,
  toTwin: (url: string) => string,
): TextFile[] {
  const head = (part: string) => `# ${title}${part}\n\n> ${use}\n\n`;
  const parts: string[][] = [];
  // Room for the head, whose number of parts is not known yet.
  const room = maxListLength - head(' (part 10 of 10)').length;
  let length = room;
  for (const page of pages) {
    const line = toLine(page, toTwin);
    if (length + line.length + 1 > room) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(line);
    length += line.length + 1;
  }
  return parts.map((lines, index) => ({
    name: `llms/${name}${parts.length > 1 ? `-${index + 1}` : ''}.txt`,
    text: `${head(parts.length > 1 ? ` (part ${index + 1} of ${parts.length})` : '')}${lines.join('\n')}\n`,
  }));
}

/**
 * The page of all lists.
 * @param groups with their lists, and the index of the group's pack where there is one.
 * @param toUrl gives the absolute address of a file.
 * @param references lists of the API reference's pages.
 */
export function createIndex(
  site: {title: string; tagline: string},
  groups: readonly (Pick<ListedGroup, 'title' | 'use'> & {
    files: readonly TextFile[];
    full: TextFile;
    pack?: string;
  })[],
  toUrl: (name: string) => string,
  references: readonly ReferenceList[] = [],
): string {
  const referenceLines = references.map(({title, use, parts}) => {
    const lists = parts.map(({file, areas}, index) =>
      parts.length > 1 ? `[part ${index + 1}](${toUrl(file.name)}) (${areas})` : `[list](${toUrl(file.name)})`,
    );
    return `- ${title}: ${lists.join(', ')}. ${use}`;
  });
  const lines = groups.map(({title, use, files, full, pack}) => {
    const lists = files.map(({name}, index) => `[${files.length > 1 ? `part ${index + 1}` : 'list'}](${toUrl(name)})`);
    lists.push(`[full text](${toUrl(full.name)})`, ...(pack ? [`[pack](${toUrl(pack)})`] : []));
    return `- ${title}: ${lists.join(', ')}. ${use}`;
  });
  return `# ${site.title}

> ${site.tagline}

Each page has a Markdown twin: the address of the page with \`index.md\` at its end. Choose the list of your platform and of the SDK
version that the project has installed; APIs differ between major versions. Lists have a line a page; the full texts hold all pages
of a list and are large. A pack is a folder for an app's repository: its \`AGENTS.md\` has the rules that code must keep, and leads to
the most important pages beside it. The archive of a pack has the address of its folder with \`.zip\` in place of the slash.

## Lists by version and platform

${lines.join('\n')}
${
  referenceLines.length
    ? `
## API reference by platform

A page for each type has the signatures of its members in all versions, and says in which of them each exists.

${referenceLines.join('\n')}
`
    : ''
}`;
}
