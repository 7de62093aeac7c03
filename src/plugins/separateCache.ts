import type {Configuration} from 'webpack';
import {hashFiles} from './hashFiles';

/**
 * Gives a bundle a cache of its own. The bundler's cache keeps what a loader made of a module and which file a request led to, so a build
 * with a plugin must not take over what one without it left, nor what one with another version of the plugin did.
 * @param config the bundler's, whose cache gets another version.
 * @param name of the plugin.
 * @param dir the plugin's own files.
 */
export function separateCache(config: Configuration, name: string, dir: string): void {
  const {cache} = (config.experiments ?? {}) as {cache?: {version?: string}};
  if (!cache) return;
  const hash = hashFiles(dir, ['.'], (file) => /\.(ts|c?js|json)$/.test(file));
  cache.version = `${cache.version}-${name}-${hash.slice(0, 12)}`;
}
