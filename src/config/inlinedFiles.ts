import {hashFiles} from '../plugins/hashFiles';

/**
 * Folders of files that remark plugins inline into pages: drawings next to the pages, templates that the contributing guide
 * shows, and the symbols that names in code lead to.
 */
const inlined = [
  'docs',
  'versioned_docs',
  'open-video-ui',
  'contributing',
  'scripts/new/templates',
  'demos',
  'reference/data',
];

const isPage = (file: string) => file.endsWith('.mdx') && !file.startsWith('scripts/');

/**
 * A hash of every file that pages inline. The bundler's cache tracks only the pages themselves, so without this hash a
 * changed drawing would not appear in the next build.
 * @param siteDir root of the site.
 */
export function hashInlinedFiles(siteDir: string): string {
  const isInlined = (file: string) => /\.(svg|html|css|tsx?|json|mjs|mdx)$/.test(file) && !isPage(file);
  return hashFiles(siteDir, inlined, isInlined).slice(0, 16);
}
