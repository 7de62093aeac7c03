import type {SearchPage} from '../types';

/** A page as its docs plugin loaded it. */
export interface PageSource {
  pluginId: string;
  version: string;
  url: string;
  path: string;
  sidebar: string | undefined;
  title: string;
  description: string;
  frontMatter: Readonly<Record<string, unknown>>;
  source: string;
  /** Path of the source file; imports are resolved against it. */
  file: string;
}

/** The platforms that a page is for. */
export type PagePlatforms = Pick<SearchPage, 'platforms' | 'own'>;

/** How a site's pages become records. Everything is optional. */
export interface RecordRules {
  /** Default: pages are for all platforms. */
  getPagePlatforms?(page: PageSource): PagePlatforms;
  /**
   * Replaces components that show data by the Markdown of what they show.
   * @param readImport returns the text of a file that the page imports, or `undefined`.
   */
  inlineData?(markdown: string, readImport: (importPath: string) => string | undefined): string;
  /**
   * What the section of a line could be called too, if the line says so.
   * @param line of Markdown.
   */
  getOtherHeadings?(line: string): readonly string[];
}
