import path from 'node:path';
import {buildSync} from 'esbuild';
import {getPlatforms} from '../platforms/platforms';
import type {Announcement} from './announcement';
import {getLastPlatformKey, getNamespacedKey} from './storage';

/**
 * Builds the inline script of every page's head: `inline/index.ts`, bundled and minified.
 * @param baseUrl of the site.
 * @param announcement message of the announcement bar, if any.
 * @returns JavaScript for the browsers in package.json's browserslist, safe inside a script element.
 */
export function createInlineScript(baseUrl: string, announcement?: Announcement): string {
  const platforms = new Set(
    ['default', 'open-video-ui'].flatMap((id) => getPlatforms(id).map(({platform}) => platform)),
  );
  const facts: Record<string, unknown> = {
    BASE_URL: baseUrl,
    PLATFORMS: [...platforms],
    PLATFORM_KEY: getNamespacedKey(getLastPlatformKey('default')),
    ANNOUNCEMENT_ID_KEY: getNamespacedKey('docusaurus.announcement.id'),
    ANNOUNCEMENT_CLOSED_KEY: getNamespacedKey('docusaurus.announcement.dismiss'),
    ANNOUNCEMENT: announcement && {id: announcement.id, isCloseable: announcement.isCloseable},
  };
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'inline/index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    define: Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [name, JSON.stringify(value) ?? 'undefined']),
    ),
    write: false,
    logLevel: 'silent',
  });
  // esbuild escapes `</script>`, but not `<!--`, which would hide the script's end tag from the HTML parser.
  return outputFiles[0]!.text.trim().replaceAll('<!--', '\\x3C!--');
}
