/**
 * Icons are in the HTML, so that they show at first paint without a request. Scripts contain no shapes: React keeps the icons of the HTML,
 * and icons that appear later come from the sprite (components/Icon).
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
