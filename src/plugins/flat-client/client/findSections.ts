import {decodePath} from '../../../decode';

/** Which sections a page may be in. */
export interface SectionEntry {
  prefix: string;
  chunk: string;
  load: () => Promise<unknown>;
}

/** Pages are addressed with and without a slash at the end or `index.html`; routes are matched whatever the case. */
function normalize(pathname: string): string {
  const path = pathname.replace(/\/index\.html$/, '/').toLowerCase();
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * The section of a page: the one with the longest prefix that fits. An address with escapes may have one more, decoded.
 * @param pathname of an address, which need not exist.
 */
export function findSections(sections: readonly SectionEntry[], pathname: string): SectionEntry[] {
  const found = new Set<SectionEntry>();
  for (const path of [pathname, decodePath(pathname)].map(normalize)) {
    let best: SectionEntry | undefined;
    for (const section of sections) {
      const fits = path.startsWith(section.prefix.toLowerCase());
      if (fits && section.prefix.length > (best?.prefix.length ?? -1)) best = section;
    }
    if (best) found.add(best);
  }
  return [...found];
}
