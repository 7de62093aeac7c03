import {hashFiles} from '../hashFiles';

/**
 * A hash of this plugin's own files. The bundler's cache keeps which file a request led to, so a flat build must not take over what
 * a stock one left, nor what one with another version of the plugin did.
 */
export function createCacheKey(dir = __dirname): string {
  return `flat-${hashFiles(dir, ['.'], (file) => /\.(ts|c?js|json)$/.test(file)).slice(0, 12)}`;
}
