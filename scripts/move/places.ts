/** Where a page is: its file, its address, and what the code calls it. Pure. */
import path from 'node:path';
import {getContentFolder, playerVersions} from '../../src/platforms/versions';

/** A folder of pages and its route below `baseUrl`. */
interface Section {
  folder: string;
  route: string;
  /** Docusaurus version name; `undefined` outside the player docs. */
  version?: string;
}

/** Inner folders first. */
const sections: readonly Section[] = [
  ...playerVersions.map(({name, path: below}) => ({
    folder: getContentFolder(name),
    route: below ? `player/${below}/` : 'player/',
    version: name,
  })),
  {folder: 'open-video-ui', route: 'open-video-ui/'},
  {folder: 'contributing', route: 'contributing/'},
];

export interface Place extends Section {
  /** From the repository's root. */
  file: string;
  /** As sidebars name it: `faq/why`, `faq/index`. */
  id: string;
  /** Below the version's root: `faq/why/`, `faq/`. */
  path: string;
  /** Below `baseUrl`: `player/v6/faq/why/`. */
  address: string;
}

/**
 * The place of a page.
 * @param file from the repository's root, with `/`.
 * @throws Error where no page can be.
 */
export function getPlace(file: string): Place {
  const clean = path.posix.normalize(file.replaceAll('\\', '/').replace(/^\.\//, ''));
  const section = sections.find(({folder}) => clean.startsWith(`${folder}/`));
  const folders = sections.map(({folder}) => `${folder}/`).join(', ');
  if (!section || clean.startsWith('../')) {
    throw new Error(
      `${file} is in no folder of pages. Name the file, from the repository's root, in one of: ${folders}.`,
    );
  }
  if (!/\.mdx?$/.test(clean))
    throw new Error(`${file} is no page: its name does not end in .mdx. Name the file of a page.`);
  const id = clean.slice(section.folder.length + 1).replace(/\.mdx?$/, '');
  const parts = id.split('/');
  const odd = parts.find((part) => !/^[a-z\d][\w.-]*$/i.test(part));
  if (odd !== undefined) {
    throw new Error(
      odd.startsWith('_')
        ? `${file} is a partial, which has no address. Move it by hand, with the imports that name it.`
        : `"${odd}" in ${file} can't be part of an address. Use letters, digits and hyphens.`,
    );
  }
  const below = id.replace(/(^|\/)index$/, '$1').replace(/([^/])$/, '$1/');
  return {...section, file: clean, id, path: below, address: section.route + below};
}

/** The same page in another version. */
export function inVersion(place: Place, version: string): Place {
  return getPlace(`${getContentFolder(version)}/${place.file.slice(place.folder.length + 1)}`);
}
