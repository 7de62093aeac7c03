/**
 * Live demos: bundles `demos/<group>/<name>/`, once for a build and on each change in the dev server, into pages at
 * `/docs/demos/<group>/<name>/`. They lie in `.docusaurus/demos/`; the dev server serves them from there, a build copies them.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isDevServer} from '../isDevServer';
import {bundleDemos} from './bundle';
import {getBundledFilesPath} from './bundledFiles';
import {demosFolder, readDemos} from './readDemos';

export default function demos(context: LoadContext): Plugin {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  const outFolder = path.join(generatedFilesDir, 'demos', 'site');
  const license = process.env.PLAYER_LICENSE || undefined;

  return {
    name: 'demos',

    getPathsToWatch: () => [`${demosFolder}/**/*`, 'src/demos/**/*.ts'].map((glob) => path.join(siteDir, glob)),

    async loadContent() {
      const minify = process.env.NODE_ENV === 'production';
      let bundledFiles: string[] = [];
      const onBundledFiles = (list: string[]) => (bundledFiles = list);
      const files = await bundleDemos(readDemos(siteDir), {siteDir, baseUrl, license, minify, onBundledFiles});
      await fs.rm(outFolder, {recursive: true, force: true});
      for (const [file, content] of files) {
        const target = path.join(outFolder, file);
        await fs.mkdir(path.dirname(target), {recursive: true});
        await fs.writeFile(target, content);
      }
      await fs.mkdir(outFolder, {recursive: true});
      await fs.writeFile(getBundledFilesPath(generatedFilesDir), JSON.stringify(bundledFiles));
      // The SDK's own files, which it loads its workers from.
      if (license && files.size) {
        const sdk = path.dirname(require.resolve('theoplayer/package.json'));
        await fs.cp(sdk, path.join(outFolder, 'theoplayer'), {
          recursive: true,
          filter: (file) => !file.endsWith('.d.ts'),
        });
      }
    },

    configureWebpack(_config, isServer) {
      if (isServer || !isDevServer()) return {};
      const served = {directory: outFolder, publicPath: baseUrl, watch: true};
      // The frames of demos have an origin of their own.
      const headers = {'Access-Control-Allow-Origin': '*'};
      return {devServer: {static: [served], headers}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({outDir}) {
      await fs.cp(outFolder, outDir, {recursive: true});
    },
  };
}
