import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A hash of this plugin's own files. The bundler's cache keeps which file a request led to, so a flat build must not take over what
 * a stock one left, nor what one with another version of the plugin did.
 */
export function createCacheKey(dir = __dirname): string {
  const hash = createHash('sha256');
  const files = fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(ts|c?js|json)$/.test(file));
  for (const file of files.sort()) hash.update(file).update(fs.readFileSync(path.join(dir, file)));
  return `flat-${hash.digest('hex').slice(0, 12)}`;
}
