import fs from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {PageBytes} from './figures';
import {getPageFiles} from './pageFiles';

/** A style sheet that the page's HTML names. */
const sheet = /<link\b[^>]*\brel="?stylesheet"?[^>]*>/g;
const reference = /\bhref="?([^\s">]+)/;

async function getSize(file: string): Promise<number> {
  return gzipSync(await fs.readFile(file), {level: 9}).length;
}

async function sumSizes(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => getSize(path.join(folder, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Adds up what a browser loads with one page of each kind.
 * @param folder the built site.
 * @param kinds addresses with the base URL, by the name of the kind. One that the build lacks is left out.
 */
export async function measurePages(
  folder: string,
  baseUrl: string,
  kinds: Readonly<Record<string, string>>,
): Promise<PageBytes[]> {
  const measured = Object.entries(kinds).map(async ([kind, url]): Promise<PageBytes | undefined> => {
    const file = path.join(folder, url.slice(baseUrl.length), 'index.html');
    const html = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (html === undefined) return undefined;
    const sheets = [...html.matchAll(sheet)].flatMap(([tag]) => reference.exec(tag)?.[1] ?? []);
    const scripts = getPageFiles(html).map((script) => script.file);
    return {
      kind,
      url,
      html: gzipSync(html, {level: 9}).length,
      scripts: await sumSizes(folder, scripts),
      styles: await sumSizes(
        folder,
        sheets.map((one) => one.slice(baseUrl.length)),
      ),
    };
  });
  return (await Promise.all(measured)).filter((one) => one !== undefined);
}
