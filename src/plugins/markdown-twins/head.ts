/** What stands above the text of every twin: front matter, and where all pages are listed. */
import {stringify} from 'yaml';
import type {TwinSite} from './links';

/** A page that gets a twin. */
export interface TwinPage {
  /** Site path with the base URL and a slash at the end. */
  url: string;
  title: string;
  description: string;
  /** Label of the docs version, as `7.8.0`. */
  version?: string;
  /** Releases that the page is about, where it is about several at once. */
  versions?: readonly string[];
  /** Ids of the platforms whose sidebar has the page. */
  platforms: readonly string[];
  /** Said above the page, where it is not of the latest version. */
  notice?: string;
}

/** @returns Markdown that ends with an empty line. */
export function createHead(
  {title, description, version, versions = [], platforms, notice, url}: TwinPage,
  {origin, baseUrl}: Pick<TwinSite, 'origin' | 'baseUrl'>,
): string {
  const frontMatter = stringify({
    title,
    description,
    ...(version && {version}),
    ...(versions.length && {versions}),
    ...(platforms.length && {platforms}),
    canonical: origin + url,
  });
  const index = `> Index of all pages: ${origin}${baseUrl}llms.txt`;
  return `---\n${frontMatter}---\n\n${notice ? `${index}\n>\n> ${notice}` : index}\n\n`;
}
