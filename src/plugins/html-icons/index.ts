/**
 * Icons stand in the HTML, so that they are there at first paint, without a request. The browser has no shapes in its scripts: it leaves
 * what stands in the HTML, and takes the icons that it shows later from the sprite (components/Icon).
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function htmlIcons({siteDir}: LoadContext): Plugin {
  const iconDir = path.join(siteDir, 'src/components/Icon');
  return {
    name: 'html-icons',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/shapes$/, (resource) => {
            if (path.normalize(resource.context) === iconDir) resource.request = path.join(__dirname, 'noShapes.ts');
          }),
        ],
      };
    },
  };
}
