import fs from 'node:fs';
import path from 'node:path';

/** In characters. Larger images stay separate files, which browsers cache. */
const limit = 1000;

/**
 * Encodes a small SVG of `static/` as a data URL, which saves a request.
 * @param file path in `static/`.
 * @returns the URL, or `undefined` for a large image or another format.
 * @throws if the file does not exist.
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
