/**
 * How hosts serve the site: reads the inline scripts and styles of all pages, and writes `headers.json` with the policy that allows
 * them and with everything else a host sends (`src/config/host.ts`).
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createManifest} from '../../config/host';
import {createDemoPolicy, createPolicy, getPolicyHosts, toHashSource} from '../../config/policy';
import {collectInline} from './collectInline';
import type {HtmlFile} from './collectInline';

/** Demos' pages have a policy of their own (`src/plugins/demos/page.ts`). */
const isPage = (file: string) => file.endsWith('.html') && !file.startsWith(`demos${path.sep}`);

function* readPages(outDir: string): Generator<HtmlFile> {
  const files = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter(isPage).sort();
  for (const file of files) yield {file, html: fs.readFileSync(path.join(outDir, file), 'utf8')};
}

export default function hosting({baseUrl}: LoadContext): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir}) {
      const {scripts, styles} = collectInline(readPages(outDir));
      const policies = {
        pages: createPolicy(scripts.map(toHashSource), styles.map(toHashSource), getPolicyHosts(process.env)),
        demos: createDemoPolicy(Boolean(process.env.PLAYER_LICENSE)),
      };
      const manifest = createManifest(baseUrl, policies);
      fs.writeFileSync(path.join(outDir, 'headers.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}
