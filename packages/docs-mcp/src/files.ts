/** Reads the files of a built site, from its folder or from its address. */
import {readFile, realpath} from 'node:fs/promises';
import path from 'node:path';
import {UserError} from './userError';

export interface SiteFiles {
  /** Where they are, for messages. */
  location: string;
  /**
   * @param name path below the base URL, without a slash at its start.
   * @returns undefined where there is no such file.
   * @throws UserError for a path that leads out of the site, or a server that fails.
   */
  read(name: string): Promise<string | undefined>;
}

/**
 * @throws UserError for a path with segments, characters or escapes that could lead out of a folder.
 */
export function assertPlainPath(name: string): void {
  const isPlain = !/[\\%\0?#]/.test(name) && !name.split('/').some((part) => part === '..' || part === '.');
  if (!isPlain || name.startsWith('/') || name.includes('//')) {
    throw new UserError(`"${name}" is not a path below the site. Give the path of a page, such as "player/web/".`);
  }
}

/** @throws UserError where the folder does not exist. */
export async function openFolder(folder: string): Promise<SiteFiles> {
  const root = await realpath(folder).catch(() => {
    throw new UserError(`There is no folder ${folder}. Give the folder of a built site, or its address.`);
  });
  return {
    location: root,
    async read(name) {
      assertPlainPath(name);
      try {
        const file = await realpath(path.join(root, name));
        // A symbolic link may lead out of the folder.
        if (!file.startsWith(root + path.sep)) return undefined;
        return await readFile(file, 'utf8');
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? '';
        if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) return undefined;
        throw error;
      }
    },
  };
}

/** Milliseconds that a server has to answer. */
const timeout = 20_000;

/** @param address of the site's base, as `https://docs.example.com/docs/`. */
export function openAddress(address: string): SiteFiles {
  const base = new URL(address.endsWith('/') ? address : `${address}/`);
  return {
    location: base.href,
    async read(name) {
      assertPlainPath(name);
      const url = new URL(name, base);
      let response: Response;
      try {
        response = await fetch(url, {redirect: 'error', signal: AbortSignal.timeout(timeout)});
      } catch (error) {
        throw new UserError(`${url.href} could not be read (${String(error)}). Is the server running?`);
      }
      if (response.status === 404) return undefined;
      if (!response.ok) throw new UserError(`${url.href} answered with status ${response.status}. Try again later.`);
      return response.text();
    },
  };
}

/** @param location a folder, or an address that begins with http:// or https://. */
export async function openFiles(location: string): Promise<SiteFiles> {
  return /^https?:\/\//.test(location) ? openAddress(location) : openFolder(location);
}
