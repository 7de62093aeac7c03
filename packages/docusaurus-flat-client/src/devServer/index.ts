/** Starts the dev server without compiling a page, and shows a save sooner; see README.md beside this file. */
import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import type {Compiler, Configuration} from 'webpack';
import type {Configuration as DevServerOptions, ExpressRequestHandler} from 'webpack-dev-server';
import {separateCache} from '../separateCache';

/** The part of the bundler that is used. */
interface Bundler {
  /** Compiles only what a browser requests. Call it once for each compiler, before it runs. */
  lazyCompilationMiddleware(compiler: Compiler): ExpressRequestHandler;
}

const isDevServer = () => process.env.NODE_ENV === 'development';

/** Client modules of the dev server; none in a build. */
export const devServerModules = () => (isDevServer() ? [path.join(__dirname, 'client.ts')] : []);

/**
 * The bundler configuration for the dev server with Rspack. Empty for a build or another bundler.
 * @param config the configuration so far. Its cache gets another version.
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
    // Pages are imported by absolute path. If they were looked up in the site's folders first, each would lead to eighteen missing
    // files, which the bundler watches again after each save.
    resolve: {preferAbsolute: true},
    plugins: [
      {
        apply(compiler: Compiler) {
          compilePages = bundler.lazyCompilationMiddleware(compiler);
        },
      },
    ],
    // Docusaurus writes the changes of a page in several steps, and a half-written file is not valid JSON.
    watchOptions: {aggregateTimeout: 50},
    devServer: {
      // The overlay shows compile errors (`errors`) until they are fixed. Runtime errors would stay.
      // The function is sent to the browser as text.
      client: {overlay: {runtimeErrors: ({message}) => !/Module \w+ failed/.test(message)}},
      setupMiddlewares(middlewares) {
        if (compilePages) middlewares.unshift(compilePages);
        return middlewares;
      },
    } satisfies DevServerOptions,
  } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
}
