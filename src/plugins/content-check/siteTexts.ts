import fs from 'node:fs';
import path from 'node:path';
import {memoize} from '../../memoize';
import type {PageFile} from './routes';

export interface BuiltSite {
  siteDir: string;
  outDir: string;
  /** With a slash at both ends. */
  baseUrl: string;
  /** Paths of all pages, with `baseUrl`. */
  routes: ReadonlySet<string>;
}

/** What stands before the address of a link: `[text](…`, `href="…`, `to={'…` and definitions: `[name]: …`. */
export const linkStart = String.raw`(?:\]\(|\b(?:href|to)=\{?["']|^\[[^\]]+\]:\s*)`;

/** The texts of a site's pages, as they were written and as they were built. Each file is read once. */
export interface SiteTexts {
  /** Lines of a page's Markdown; none for a page that is not Markdown. */
  readLines(page: PageFile): readonly string[];
  /** HTML of a built page; `undefined` where the build has none. */
  readBuilt(page: PageFile): string | undefined;
}

const readIfThere = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);

export function createSiteTexts({siteDir, outDir, baseUrl}: BuiltSite): SiteTexts {
  return {
    readLines: memoize(
      ({file}: PageFile) => file,
      ({file}) => (/\.mdx?$/.test(file) ? (readIfThere(path.join(siteDir, file))?.split('\n') ?? []) : []),
    ),
    readBuilt: memoize(
      ({permalink}: PageFile) => permalink,
      ({permalink}) => readIfThere(path.join(outDir, permalink.slice(baseUrl.length), 'index.html')),
    ),
  };
}
