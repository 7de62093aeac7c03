import {hashFiles} from '../plugins/hashFiles';

/** Folders with files that Markdown steps put into pages: drawings beside the pages, templates that the guide shows. */
const inlined = ['docs', 'versioned_docs', 'open-video-ui', 'contributing', 'scripts/new/templates', 'demos'];

const isPage = (file: string) => file.endsWith('.mdx') && !file.startsWith('scripts/');

/**
 * A hash of every file that pages inline. The bundler's cache knows only the pages themselves, so without
 * it a changed drawing would not show in the next build.
 * @param siteDir root of the site.
 */
export function hashInlinedFiles(siteDir: string): string {
  const isInlined = (file: string) => /\.(svg|html|css|tsx?|json|mjs|mdx)$/.test(file) && !isPage(file);
  return hashFiles(siteDir, inlined, isInlined).slice(0, 16);
}
