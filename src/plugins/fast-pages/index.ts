/** Makes the rendering of pages to HTML faster. The server's bundle alone is changed, so nothing of this reaches readers. */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {findPackageFile} from '../flat-client/packageFiles';
import {separateCache} from '../separateCache';
import {intrinsics} from './intrinsics';

export default function fastPages(): Plugin {
  return {
    name: 'fast-pages',
    configureWebpack(config, isServer, {currentBundler}) {
      if (!isServer) return {};
      separateCache(config, 'fast-pages', __dirname);
      const {BannerPlugin} = currentBundler.instance;
      return {
        module: {
          rules: [
            {test: findPackageFile('react-router/esm/react-router.js'), use: path.join(__dirname, 'otherPaths.cjs')},
          ],
        },
        plugins: [
          // The bundle runs in a context of its own, where looking up a global name goes through a function of Node's each time.
          new BannerPlugin({banner: `const {${intrinsics.join(', ')}} = globalThis;`, raw: true, entryOnly: true}),
        ],
      };
    },
  };
}
