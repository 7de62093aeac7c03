/** The lists of addresses in `addresses/`. A site without the folder has no past, and nothing is checked. */
import fs from 'node:fs';
import path from 'node:path';
import type {Problem, Redirects} from './check';

const files = {published: 'addresses/published.json', redirects: 'addresses/redirects.json'} as const;

function readJson(siteDir: string, file: string): unknown {
  const place = path.join(siteDir, file);
  if (!fs.existsSync(place)) return undefined;
  try {
    return JSON.parse(fs.readFileSync(place, 'utf8'));
  } catch (error) {
    throw new Error(`${file}:1: not JSON: ${(error as Error).message}. Fix the syntax.`);
  }
}

/** Every address that the site ever had, below `baseUrl`. */
export function readPublished(siteDir: string): string[] {
  const list = readJson(siteDir, files.published) ?? [];
  if (Array.isArray(list) && list.every((entry) => typeof entry === 'string')) return list;
  throw new Error(`${files.published}:1: not a list of addresses. "npm run addresses" writes it.`);
}

/** Where the pages of old addresses are now. */
export function readRedirects(siteDir: string): Redirects {
  const redirects = readJson(siteDir, files.redirects) ?? {};
  if (!Array.isArray(redirects) && Object.values(redirects).every((to) => typeof to === 'string')) {
    return redirects as Redirects;
  }
  throw new Error(`${files.redirects}:1: not an object of old addresses and new ones: {"player/old/": "player/new/"}.`);
}

/** Adds addresses to the list of published ones. @returns how many are new. */
export function addPublished(siteDir: string, addresses: readonly string[]): number {
  const known = readPublished(siteDir);
  const all = [...new Set([...known, ...addresses])].sort();
  fs.mkdirSync(path.join(siteDir, path.dirname(files.published)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, files.published), `${JSON.stringify(all, null, 2)}\n`);
  return all.length - known.length;
}

/** A problem with the file and the line of its address. */
export function formatProblem(siteDir: string, {list, address, text}: Problem): string {
  const lines = fs.readFileSync(path.join(siteDir, files[list]), 'utf8').split('\n');
  const line = lines.findIndex((content) => content.trimStart().startsWith(JSON.stringify(address)));
  return `${files[list]}:${line + 1}: ${address} ${text}`;
}

/** Where a build leaves the addresses of its pages, for `npm run addresses`. */
export const getBuiltPath = (generatedFilesDir: string) => path.join(generatedFilesDir, 'addresses.json');
