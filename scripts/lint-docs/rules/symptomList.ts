import path from 'node:path';
import {resolveFile} from './paths';
import type {Heading, Page, Rule} from '../types';

/** Where the entries of a troubleshooting page are listed, and the level of their headings; `undefined` for other pages. */
function getList({file, isPartial}: Page): {listFile: string; depth: number} | undefined {
  if (isPartial) return undefined;
  if (/\/troubleshooting\.mdx$/.test(file)) return {listFile: file, depth: 3};
  if (!/\/troubleshooting\/[^/]+\.mdx$/.test(file) || file.endsWith('/index.mdx')) return undefined;
  return {listFile: `${path.posix.dirname(file)}/index.mdx`, depth: 2};
}

/** Each entry of a troubleshooting page stands in the list of symptoms, which is read from top to bottom. */
export const symptomList: Rule = {
  name: 'symptom-list',
  check: (page, site) => {
    const place = getList(page);
    const list = place && site.pages.get(place.listFile);
    if (!list) return [];
    const listed = new Set(
      list.links
        .map(({url}) => url.split('#'))
        .filter(([target = '']) => (target ? resolveFile(list.file, target) : list.file) === page.file)
        .map(([, anchor]) => anchor),
    );
    const isMissing = ({depth, slug}: Heading) => depth === place.depth && !listed.has(slug);
    const target = list === page ? '' : `./${path.posix.basename(page.file)}`;
    return page.headings.filter(isMissing).map(({line, column, slug}) => ({
      line,
      column,
      problem: `${list.file} does not list this symptom`,
      remedy: `Add it in the words that readers see: "- [What they see](${target}#${slug})".`,
    }));
  },
};
