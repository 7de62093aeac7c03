/** Files for Netlify and Cloudflare Pages. They lie in the root of what is published, beside the folder of `baseUrl`. */
import {getHeaders} from '../../config/host';
import type {HostManifest} from '../../config/host';
import {hostToken} from '../../config/policy';

/**
 * The patterns of a folder. The root has no pattern for all that is below it, as each folder has its own: `:file` is one part of a path,
 * so it stands for the files beside those folders.
 */
const toPatterns = (baseUrl: string, folder: string) =>
  folder ? [`${baseUrl}${folder}*`] : [baseUrl, `${baseUrl}:file`];

/**
 * `_headers`. Where several patterns match, one host joins the values of a header and the other takes the last, so the patterns must
 * not overlap: one for each folder, and two for the root. What a missing path is answered with has headers only where it is in a folder
 * of the site.
 * @param host of the site: these hosts know no variables.
 * @param folders below `baseUrl`, with a slash at their end; empty for the home page and the files beside it. None is within another.
 */
export function createHeadersFile(manifest: HostManifest, host: string, folders: readonly string[]): string {
  const {baseUrl} = manifest;
  const groups = folders.flatMap((folder) => {
    const headers = Object.entries(getHeaders(manifest, folder));
    const lines = headers.map(([name, value]) => `  ${name}: ${value.replaceAll(hostToken, host)}`);
    // The root of the host has a 404.html and a robots.txt of its own.
    const ofHost = folder === '' && baseUrl !== '/' ? ['/:file'] : [];
    return [...ofHost, ...toPatterns(baseUrl, folder)].map((pattern) => [pattern, ...lines].join('\n'));
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
