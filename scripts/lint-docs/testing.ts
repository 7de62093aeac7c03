import {parsePage} from './parsePage';
import type {Finding, Page, Rule, Site} from './types';

/** For unit tests: a site made of texts, by path. */
export function createSite(texts: Record<string, string>, files: readonly string[] = []): Site {
  const pages = new Map<string, Page>(Object.entries(texts).map(([file, text]) => [file, parsePage(file, text)]));
  return {
    root: '/nowhere',
    pages,
    files: new Set([...files, ...pages.keys()]),
    routes: new Set(['/player/reference/web/']),
  };
}

/** For unit tests: what a rule finds on one page. */
export async function check(
  rule: Rule,
  text: string,
  file = 'docs/page.mdx',
  others: Record<string, string> = {},
  files: readonly string[] = [],
): Promise<Finding[]> {
  const site = createSite({[file]: text, ...others}, files);
  const page = site.pages.get(file);
  if (!page) throw new Error(`No page ${file}`);
  return rule.check(page, site);
}
