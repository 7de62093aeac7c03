/**
 * Shows what `npm run check` finds in a page on the page itself, while it is written. Dev server only: `docusaurus.config.ts` leaves the
 * plugin out of builds.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration as DevServerOptions} from 'webpack-dev-server';
import {withSlash} from '../../withSlash';
import {listPageFiles} from '../content-check/routes';
import {createChecker} from './checker';
import {streamReports} from './stream';

export default function devFindings({siteDir, baseUrl}: LoadContext): Plugin {
  const watch = createChecker(path.join(siteDir, 'scripts/check/live/index.ts'), siteDir);
  let files = new Map<string, string>();
  return {
    name: 'dev-findings',

    getClientModules: () => [path.join(__dirname, 'client/index.ts')],

    async allContentLoaded({allContent}) {
      files = new Map(listPageFiles(allContent).map(({permalink, file}) => [withSlash(permalink), file]));
    },

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        devServer: {
          setupMiddlewares(middlewares, {app}) {
            // Before the others, which compress: a stream is sent line by line.
            app?.use(
              `${baseUrl}__findings`,
              streamReports(siteDir, (pathname, send) => {
                const file = files.get(withSlash(pathname));
                return file && /\.mdx?$/.test(file) ? watch(file, send) : undefined;
              }),
            );
            return middlewares;
          },
        } satisfies DevServerOptions,
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
