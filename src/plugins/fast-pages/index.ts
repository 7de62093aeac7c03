/** Makes the rendering of pages to HTML faster. The server's bundle alone is changed, so nothing of this reaches readers. */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {findPackageFile} from '../flat-client/packageFiles';
import {separateCache} from '../separateCache';
import {intrinsics} from './intrinsics';
import {startRenderersLight} from './renderers';

export default function fastPages(): Plugin {
  startRenderersLight();
  return {
    name: 'fast-pages',
    configureWebpack(config, isServer, {currentBundler}) {
      if (!isServer) return {};
      separateCache(config, 'fast-pages', __dirname);
      const {BannerPlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      const coreClient = path.dirname(findPackageFile('@docusaurus/core/lib/client/renderToHtml.js'));
      const createRule = (file: string, loader: string) => ({
        test: findPackageFile(file),
        use: path.join(__dirname, loader),
      });
      return {
        module: {
          rules: [
            createRule('react-router/esm/react-router.js', 'otherPaths.cjs'),
            createRule('react-helmet-async/lib/index.module.js', 'headOnce.cjs'),
          ],
        },
        plugins: [
          // The bundle runs in a context of its own, where looking up a global name goes through a function of Node's each time.
          new BannerPlugin({banner: `const {${intrinsics.join(', ')}} = globalThis;`, raw: true, entryOnly: true}),
          new NormalModuleReplacementPlugin(/^\.\/renderToHtml$/, (resource) => {
            if (path.normalize(resource.context) === coreClient)
              resource.request = path.join(__dirname, 'renderToHtml.ts');
          }),
        ],
      };
    },
  };
}
