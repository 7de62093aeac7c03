import {hashFiles} from '../hashFiles';

/** Folders with files that Markdown steps put into pages: drawings beside the pages, templates that the guide shows. */
const inlined = ['docs', 'versioned_docs', 'open-video-ui', 'contributing', 'scripts/new/templates', 'demos'];
/** What compiles the pages in threads, of which the bundler hears nothing. */
const compiler = 'src/plugins/platform-docs/mdx';

const isPage = (file: string) => file.endsWith('.mdx') && !file.startsWith('scripts/');

/**
 * A hash of every file that pages inline, and of what compiles them. The bundler's cache knows only the pages themselves, so without
 * it a changed drawing would not show in the next build.
 * @param siteDir root of the site.
 */
export function hashInlinedFiles(siteDir: string): string {
  const isInlined = (file: string) => /\.(svg|html|css|tsx?|json|mjs|mdx)$/.test(file) && !isPage(file);
  return hashFiles(siteDir, [...inlined, compiler], isInlined).slice(0, 16);
}
