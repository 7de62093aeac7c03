/**
 * How hosts serve the site: reads the inline scripts and styles of all pages, and writes `headers.json` with the policy that allows
 * them and with everything else a host sends (`src/config/host.ts`). The configurations of hosts are made from the same, in a folder
 * beside the build, which is not published.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createManifest, toHostRedirects} from '../../config/host';
import type {HostManifest} from '../../config/host';
import {
  createDemoPolicy,
  createPlaygroundPolicy,
  createPolicy,
  getPolicyHosts,
  toHashSource,
} from '../../config/policy';
import {getTakeOver, listFirstFolders} from '../../config/takeOver';
import {readRedirects} from '../addresses/files';
import {createCaddyfile} from './caddy';
import {collectInline} from './collectInline';
import type {HtmlFile} from './collectInline';
import {createDockerfile} from './dockerfile';
import {createNginx} from './nginx';
import {createHeadersFile, createRedirectsFile} from './staticHosts';

/** Beside the build's folder, so that it isn't published with it. */
const hostingFolder = 'hosting';

/** Pages of frames have policies of their own (`src/plugins/demos/page.ts`, `playground.ts`). */
const isPage = (file: string) =>
  file.endsWith('.html') && !['demos', 'playground'].some((folder) => file.startsWith(folder + path.sep));

function* readPages(outDir: string): Generator<HtmlFile> {
  const files = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter(isPage).sort();
  for (const file of files) yield {file, html: fs.readFileSync(path.join(outDir, file), 'utf8')};
}

const listFolders = (dir: string) =>
  fs.existsSync(dir)
    ? fs
        .readdirSync(dir, {withFileTypes: true})
        .filter((entry) => entry.isDirectory())
        .map(({name}) => `${name}/`)
    : [];

/** Folders of the build, each once; instead of one that a rule is about a part of, its own folders. Other plugins may still be writing. */
function listParts(outDir: string, {baseUrl, headers}: HostManifest, routes: readonly string[]): string[] {
  const ofRoutes = routes.map((route) => /^[^/]+\//.exec(route.slice(baseUrl.length))?.[0] ?? '');
  const ofRules = headers.map(({under}) => under);
  const isSplit = (folder: string) => ofRules.some((under) => under !== folder && under.startsWith(folder));
  const folders = [...ofRoutes, ...ofRules, ...listFolders(outDir)].flatMap((folder) =>
    folder && isSplit(folder) ? listFolders(path.join(outDir, folder)).map((inner) => folder + inner) : [folder],
  );
  return [...new Set(folders)].sort();
}

function writeHosts(outDir: string, manifest: HostManifest, host: string, routes: readonly string[]): void {
  const folder = path.join(outDir, '..', hostingFolder);
  const files = {
    'nginx.conf': createNginx(manifest),
    Caddyfile: createCaddyfile(manifest),
    Dockerfile: createDockerfile(manifest),
    _headers: createHeadersFile(manifest, host, listParts(outDir, manifest, routes)),
    _redirects: createRedirectsFile(manifest),
  };
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
}

export default function hosting({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir, routesPaths}) {
      const {scripts, styles} = collectInline(readPages(outDir));
      const policies = {
        pages: createPolicy(scripts.map(toHashSource), styles.map(toHashSource), getPolicyHosts(process.env)),
        demos: createDemoPolicy(Boolean(process.env.PLAYER_LICENSE)),
        playground: createPlaygroundPolicy(Boolean(process.env.PLAYER_LICENSE)),
      };
      const redirects = toHostRedirects(baseUrl, readRedirects(siteDir));
      const takeOver = getTakeOver(process.env, baseUrl, listFirstFolders(baseUrl, routesPaths));
      const manifest = createManifest(baseUrl, policies, redirects, takeOver);
      fs.writeFileSync(path.join(outDir, 'headers.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      writeHosts(outDir, manifest, new URL(siteConfig.url).host, routesPaths);
    },
  };
}
