import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {resolveFile} from './paths';
import type {Finding, Rule} from '../types';

const maximumBytes: Record<string, number> = {
  '.svg': 60_000,
  '.png': 400_000,
  '.jpg': 400_000,
  '.webp': 300_000,
  '.avif': 300_000,
};

/** Elements that a drawing must not contain: it is inlined, so its ids and styles would clash with the page's. */
const forbiddenInSvg: readonly [RegExp, string, string][] = [
  [/<style[\s>]/, 'a <style>', 'Use style="fill:var(--d-ink)" on the elements.'],
  [/<script[\s>]|\son\w+=/, 'a script', 'Take it away.'],
  [/\sid="/, 'an id', 'Draw arrows as paths and repeat shapes; ids of two drawings would clash.'],
  [/(href|src)="(https?:)?\/\//, 'an external reference', 'Draw it, or put the file beside the page.'],
  [/<svg[^>]*\s(width|height)=/, 'a fixed width or height', 'Keep only viewBox, so that the drawing fits the column.'],
  [
    /(fill|stroke)="(#|rgb|black|white)/,
    'a fixed color',
    'Use the variables (--d-ink, --d-line, …), which follow the color mode.',
  ],
];

/** Images exist and have a suitable format and size, and drawings follow the color mode. */
export const images: Rule = {
  name: 'images',
  check: (page, site) =>
    page.images.flatMap(({url, line, column}): Finding[] => {
      if (/^https?:/.test(url))
        return [
          {
            line,
            column,
            problem: `a picture from another site: ${url}`,
            remedy: 'Put the file beside the page; the site makes no request to other hosts.',
          },
        ];
      const file = resolveFile(page.file, url);
      if (!file || !site.files.has(file))
        return [{line, column, problem: `no such file: ${url}`, remedy: 'Fix the path, relative to this page.'}];
      const extension = path.extname(file).toLowerCase();
      const limit = maximumBytes[extension];
      if (!limit)
        return [
          {
            line,
            column,
            problem: `${url} is of a kind pages do not use`,
            remedy: `Use one of: ${Object.keys(maximumBytes).join(', ')}.`,
          },
        ];
      const full = path.join(site.root, file);
      const {size} = statSync(full);
      if (size > limit)
        return [
          {
            line,
            column,
            problem: `${url} has ${Math.round(size / 1000)} kB`,
            remedy: `Bring it under ${limit / 1000} kB.`,
          },
        ];
      if (extension !== '.svg') return [];
      const svg = readFileSync(full, 'utf8');
      const findings: Finding[] = forbiddenInSvg
        .filter(([pattern]) => pattern.test(svg))
        .map(([, what, remedy]) => ({line, column, problem: `${url} has ${what}`, remedy}));
      if (!/<svg[^>]*\sviewBox=/.test(svg))
        findings.push({line, column, problem: `${url} has no viewBox`, remedy: 'Add one, about 720 wide.'});
      return findings;
    }),
};
