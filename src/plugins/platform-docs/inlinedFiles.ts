import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Folders with files that Markdown steps put into pages: drawings beside the pages, templates that the guide shows. */
const folders = ['docs', 'versioned_docs', 'open-video-ui', 'contributing', 'scripts/new/templates', 'demos'];

/**
 * A hash of every file that pages inline. The bundler's cache knows only the pages themselves, so without it a changed drawing
 * would not show in the next build.
 * @param siteDir root of the site.
 */
export function hashInlinedFiles(siteDir: string): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const dir = path.join(siteDir, folder);
    if (!fs.existsSync(dir)) continue;
    const files = fs
      .readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter(
        (file) => /\.(svg|html|css|tsx?|json)$/.test(file) || (folder.startsWith('scripts') && file.endsWith('.mdx')),
      )
      .sort();
    for (const file of files) hash.update(file).update(fs.readFileSync(path.join(dir, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
