import type {Configuration} from 'webpack';
import {hashFiles} from './hashFiles';

/**
 * Separates the cache of a bundle. The bundler's cache contains the output of loaders and resolved requests, so a build with this package
 * must not read the cache of a build without it, or with another version of it.
 * @param config the bundler's, whose cache gets another version.
 * @param name of the kind of build.
 * @param dir folder of the sources that the cached modules depend on.
 */
export function separateCache(config: Configuration, name: string, dir: string): void {
  // Rspack 1 has the persistent cache among its experiments, Rspack 2 and Webpack have it where it belongs.
  for (const {cache} of [config, config.experiments ?? {}] as {cache?: boolean | {version?: string}}[]) {
    if (typeof cache === 'object') cache.version = `${cache.version}-${name}-${hashFiles(dir)}`;
  }
}
