import path from 'node:path';
import {decodeComponent} from '../../../src/decode';

/**
 * The file that an address on a page means, as a path from the root.
 * @returns undefined for addresses that are no files.
 */
export function resolveFile(from: string, url: string): string | undefined {
  const address = url.replace(/^pathname:\/\//, '').split(/[?#]/)[0] ?? '';
  if (!address || /^[a-z][a-z+.-]*:/i.test(address)) return undefined;
  if (address.startsWith('/')) return path.posix.join('static', decodeComponent(address));
  if (address.startsWith('@site/')) return decodeComponent(address.slice('@site/'.length));
  return path.posix.join(path.posix.dirname(from), decodeComponent(address));
}
