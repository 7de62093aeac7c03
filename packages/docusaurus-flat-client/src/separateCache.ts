import type {Configuration} from 'webpack';
import {hashFiles} from './hashFiles';

/**
 * Gives a bundle a cache of its own. The bundler's cache keeps what a loader made of a module and which file a request led to, so a
 * build with this package must not read what one without it, or with another version of it, has written.
 * @param config the bundler's, whose cache gets another version.
 * @param name of the kind of build.
 * @param dir folder of the sources that the cached modules depend on.
 */
export function separateCache(config: Configuration, name: string, dir: string): void {
  const {cache} = (config.experiments ?? {}) as {cache?: {version?: string}};
  if (cache) cache.version = `${cache.version}-${name}-${hashFiles(dir)}`;
}
