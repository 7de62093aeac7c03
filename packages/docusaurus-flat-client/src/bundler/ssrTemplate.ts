import path from 'node:path';
import * as coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {buildSync} from 'esbuild';
import {SCRIPT_LIST_ID} from '../client/start/scriptList';

/** The lines of core's template that write a tag for each script. */
const scriptTags = /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script [^\n]*\n\s*<% \}\); %>/;

/** @returns core's template. Node and the loader of configurations give the default export of a CommonJS module in different places. */
function readCoreTemplate(): string {
  const {default: exported} = coreTemplate as {default: string | {default: string}};
  return typeof exported === 'string' ? exported : exported.default;
}

/** @returns `client/start/`, bundled and minified, safe inside a script element. */
function bundleStartScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../client/start/index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    write: false,
    logLevel: 'silent',
  });
  // esbuild escapes `</script>`, but not `<!--`, which would hide the script's end tag from the HTML parser.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('<!--', '\\x3C!--');
}

/**
 * Core's HTML template, for the public option `ssrTemplate`, with one difference: in place of the script tags it writes
 * the scripts' addresses as JSON, and the inline script that loads them (`client/start/`). The inline script is the
 * same on every page.
 * @param template core's.
 * @throws Error if the template writes scripts in an unknown way.
 */
export function createSsrTemplate(template: string = readCoreTemplate()): string {
  if (!scriptTags.test(template)) {
    throw new Error(
      'flat-client: lib/ssg/ssgTemplate.html.js of @docusaurus/core has no loop over it.scripts that writes a tag for each. ' +
        'Compare it with src/bundler/ssrTemplate.ts of docusaurus-flat-client. FLAT=0 builds without it meanwhile.',
    );
  }
  const addresses = '<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>';
  const list = `<script type="application/json" id="${SCRIPT_LIST_ID}">${addresses}</script>`;
  return template.trimStart().replace(scriptTags, () => `${list}<script>${bundleStartScript()}</script>`);
}
