/** Starts the dev server without compiling a page, and shows a save sooner; see README.md beside this file. */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import createEvalSourceMapMiddleware from '@docusaurus/core/lib/commands/utils/legacy/evalSourceMapMiddleware';
import type {Compiler} from 'webpack';
import type {ExpressRequestHandler, Configuration as DevServerOptions} from 'webpack-dev-server';
import {isDevServer} from '../isDevServer';
import {separateCache} from '../separateCache';

/** What of the bundler is used. */
interface Bundler {
  /** Compiles what a browser asks for; to be called once for a compiler, before it runs. */
  lazyCompilationMiddleware(compiler: Compiler): ExpressRequestHandler;
}

export default function devServer(): Plugin {
  return {
    name: 'dev-server',
    getClientModules: () => (isDevServer() ? [path.join(__dirname, 'client.ts')] : []),
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || !isDevServer() || currentBundler.name !== 'rspack') return {};
      const bundler = currentBundler.instance as unknown as Bundler;
      let compilePages: ExpressRequestHandler | undefined;
      separateCache(config, 'dev', __dirname);
      return {
        lazyCompilation: {entries: false, imports: true, test: /\.(mdx?|json)$/},
        module: {rules: [{test: /[\\/]registry\.js$/, use: path.join(__dirname, 'onDemand.cjs')}]},
        plugins: [
          {
            apply(compiler: Compiler) {
              compilePages = bundler.lazyCompilationMiddleware(compiler);
            },
          },
        ],
        // Docusaurus writes what has changed of a page in several steps; a file that is half written is no JSON.
        watchOptions: {aggregateTimeout: 50},
        devServer: {
          // What the bundler says of a page is shown by `errors` until it is fixed; as an error of the page it would stay there.
          // The function is sent to the browser as text.
          client: {overlay: {runtimeErrors: ({message}) => !/Module \w+ failed/.test(message)}},
          setupMiddlewares(middlewares, server) {
            // Docusaurus adds the first of the two in the same place, which this setting replaces.
            middlewares.unshift(createEvalSourceMapMiddleware(server));
            if (compilePages) middlewares.unshift(compilePages);
            return middlewares;
          },
        } satisfies DevServerOptions,
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
