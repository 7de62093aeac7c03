import fs from 'node:fs';
import path from 'node:path';

/** In characters. A larger picture is better off in a file that browsers keep. */
const limit = 1000;

/**
 * A small SVG of `static/` as an address that holds the picture, so that no request is made for it.
 * @param file path in `static/`.
 * @returns the address, or `undefined` where the file is another kind of picture or a large one.
 * @throws where there is no such file.
 */
export function inlineSvg(file: string): string | undefined {
  if (path.extname(file) !== '.svg') return undefined;
  const source = path.resolve('static', file);
  if (!fs.existsSync(source)) throw new Error(`There is no static/${file}. Add it, or name another in src/brand.ts.`);
  const text = fs.readFileSync(source, 'utf8').trim();
  if (text.length > limit) return undefined;
  const escaped = text
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E');
  return `data:image/svg+xml,${escaped}`;
}
