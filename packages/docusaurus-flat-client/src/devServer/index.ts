/** Starts the dev server without compiling a page, and shows a save sooner; see README.md beside this file. */
import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import type {Compiler, Configuration} from 'webpack';
import type {Configuration as DevServerOptions, ExpressRequestHandler} from 'webpack-dev-server';
import {separateCache} from '../separateCache';

/** What of the bundler is used. */
interface Bundler {
  /** Compiles what a browser asks for; to be called once for a compiler, before it runs. */
  lazyCompilationMiddleware(compiler: Compiler): ExpressRequestHandler;
}

const isDevServer = () => process.env.NODE_ENV === 'development';

/** Client modules of the dev server; none in a build. */
export const devServerModules = () => (isDevServer() ? [path.join(__dirname, 'client.ts')] : []);

/**
 * The bundler's configuration for the dev server with Rspack; nothing for a build or another bundler.
 * @param config what there is so far; its cache gets another version.
 */
export function createDevServerConfig(
  config: Configuration,
  currentBundler: ConfigureWebpackUtils['currentBundler'],
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  if (!isDevServer() || currentBundler.name !== 'rspack') return {};
  const bundler = currentBundler.instance as unknown as Bundler;
  let compilePages: ExpressRequestHandler | undefined;
  separateCache(config, 'dev', __dirname);
  return {
    lazyCompilation: {entries: false, imports: true, test: /\.(mdx?|json)$/},
    module: {rules: [{test: /[\\/]registry\.js$/, use: path.join(__dirname, 'onDemand.cjs')}]},
    // Pages are imported by absolute path. Looked up below the site's folders first, each would come to eighteen names that no file has,
    // and all of these are watched again after each save.
    resolve: {preferAbsolute: true},
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
      setupMiddlewares(middlewares) {
        if (compilePages) middlewares.unshift(compilePages);
        return middlewares;
      },
    } satisfies DevServerOptions,
  } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
}
