import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

/** What core's `executeSSG` takes. */
export interface Inputs {
  props: {
    outDir: string;
    baseUrl: string;
    routesPaths: string[];
    headTags: string;
    preBodyTags: string;
    postBodyTags: string;
    siteConfig: object;
  };
  serverBundlePath: string;
  clientManifestPath: string;
  router: string;
}

/** What the result may depend on, whatever the code of the pages says. */
const alwaysRead = ['TZ', 'LANG', 'LC_ALL', 'SKIP_HTML_MINIFICATION', 'DOCUSAURUS_IGNORE_SSG_WARNINGS'];

/** npm's list of installed packages, those of the minifier and the template engine among them. */
export const packageList = path.join(
  path.dirname(createRequire(__filename).resolve('@docusaurus/core/package.json')),
  '../../.package-lock.json',
);

/** Variables of the environment that code reads as it runs. */
export function findVariables(code: string): string[] {
  return [...code.matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => name);
}

async function readTree(folder: string): Promise<[string, Buffer][]> {
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file): Promise<[string, Buffer]> => [path.relative(folder, file), await fs.readFile(file)]),
  );
}

/**
 * The list of the client's files without what differs from build to build: the order of its entries, which are looked up by name,
 * and the bundler's own hashes beside the names of files, which no page shows.
 */
export function toStableManifest(json: string): string {
  const {assets, ...rest} = JSON.parse(json) as {assets?: Record<string, Record<string, {hash?: string}[]>>};
  const sort = (value: object = {}) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const files = sort(assets).map(([chunk, byType]) => [
    chunk,
    sort(byType).map(([type, list]) => [type, (list as {hash?: string}[]).map(({hash: _, ...file}) => file)]),
  ]);
  return JSON.stringify([files, sort(rest).map(([name, value]) => [name, Array.isArray(value) ? value : sort(value)])]);
}

/**
 * A hash of everything that the HTML of the pages is made from: the whole server bundle, the list of the client's files, the tags of
 * the configuration and the template, the packages that render and minify, Node, and the environment as far as it is read.
 */
export async function hashInputs({props, serverBundlePath, clientManifestPath, router}: Inputs): Promise<string> {
  const {baseUrl, routesPaths, headTags, preBodyTags, postBodyTags, siteConfig} = props;
  const hash = createHash('sha256');
  const variables = new Set(alwaysRead);
  for (const [name, content] of await readTree(path.dirname(serverBundlePath))) {
    hash.update(`${name}\n${content.length}\n`).update(content);
    if (content.includes('process.env.')) findVariables(content.toString()).forEach((found) => variables.add(found));
  }
  hash.update(toStableManifest(await fs.readFile(clientManifestPath, 'utf8')));
  hash.update(await fs.readFile(packageList));
  const environment = [...variables].sort().map((name) => [name, process.env[name]]);
  const settings = {router, baseUrl, routesPaths, headTags, preBodyTags, postBodyTags, siteConfig, environment};
  return hash.update(JSON.stringify([process.version, settings])).digest('hex');
}
