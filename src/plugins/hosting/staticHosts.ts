/** Files for Netlify and Cloudflare Pages. They lie in the root of what is published, beside the folder of `baseUrl`. */
import {getHeaders} from '../../config/host';
import type {HostManifest} from '../../config/host';
import {hostToken} from '../../config/policy';

/**
 * `_headers`. Where several patterns match, one host joins the values of a header and the other takes the last, so the patterns must
 * not overlap: one for each folder.
 * @param host of the site: these hosts know no variables.
 * @param folders below `baseUrl`, with a slash at their end; empty for the home page. None is within another.
 */
export function createHeadersFile(manifest: HostManifest, host: string, folders: readonly string[]): string {
  const groups = folders.map((folder) => {
    const path = `${manifest.baseUrl}${folder}${folder && '*'}`;
    const headers = Object.entries(getHeaders(manifest, folder));
    return [path, ...headers.map(([name, value]) => `  ${name}: ${value.replaceAll(hostToken, host)}`)].join('\n');
  });
  return `# Written by the build, from src/config/host.ts.\n${groups.join('\n')}\n`;
}

/** `_redirects`. The host itself adds the slash of a folder and sends `404.html`. */
export function createRedirectsFile({redirects, takeOver}: HostManifest): string {
  const lines = redirects.map(({from, to, status}) => `${from} ${to} ${status}`);
  // These hosts put the rest of an address in a new one, and cannot change it.
  if (takeOver) lines.push(`${takeOver.from}* ${takeOver.to}:splat 301`);
  return `# Written by the build, from src/config/host.ts.\n${lines.join('\n')}\n`;
}
