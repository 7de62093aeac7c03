import fs from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';

/** A page and the file that it is made from. */
export interface PageFile {
  permalink: string;
  /** Path from the site's folder. */
  file: string;
}

interface Source {
  permalink: string;
  source: string;
}

const isSource = (value: unknown): value is Source =>
  typeof value === 'object' &&
  value !== null &&
  'permalink' in value &&
  typeof value.permalink === 'string' &&
  'source' in value &&
  typeof value.source === 'string';

/** The pages of the docs and pages plugins. */
export function listPageFiles(allContent: AllContent): PageFile[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap((content) =>
    ((content as {loadedVersions?: {docs: unknown[]}[]} | undefined)?.loadedVersions ?? []).flatMap(
      (version) => version.docs,
    ),
  );
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}).flatMap((content) =>
    Array.isArray(content) ? (content as unknown[]) : [],
  );
  return [...docs, ...pages]
    .filter(isSource)
    .map(({permalink, source}) => ({permalink, file: source.replace(/^@site\//, '')}));
}

/** 1-based line of a file that has a text, else `undefined`. */
export function findLine(siteDir: string, file: string, text: string): number | undefined {
  const full = path.join(siteDir, file);
  if (!fs.existsSync(full)) return undefined;
  const index = fs
    .readFileSync(full, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text));
  return index < 0 ? undefined : index + 1;
}

/** @returns what is wrong: pages that have an address that another page has. */
export function findDuplicates(siteDir: string, pages: readonly PageFile[]): string[] {
  const first = new Map<string, string>();
  const problems: string[] = [];
  for (const {permalink, file} of pages) {
    const other = first.get(permalink);
    if (other === undefined) first.set(permalink, file);
    else {
      problems.push(
        `${file}:${findLine(siteDir, file, 'slug:') ?? 1}: the page's address ${permalink} is that of ${other}. ` +
          'Rename the file or change its slug.',
      );
    }
  }
  return problems;
}
