import fs from 'node:fs';
import path from 'node:path';
import coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {transformSync} from 'esbuild';

/** The lines of core's template that write a tag for each script. */
const scriptTags = /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script [^\n]*\n\s*<% \}\); %>/;

/** The function of `client/start.js`, minified. */
function readStartFunction(): string {
  const source = fs.readFileSync(path.join(__dirname, '../client/start.js'), 'utf8');
  // Assigned, as the minimizer leaves out a function that nothing calls.
  const {code} = transformSync(`start=${source.slice(source.indexOf('function start('))}`, {
    minify: true,
    target: 'es2020',
  });
  return code.trim().replace(/^start=|;$/g, '');
}

/**
 * Core's HTML template with one difference: `client/start.js` gets the addresses of the scripts, and loads them when the reader has the
 * page. For the public option `ssrTemplate`.
 * @param template core's.
 * @throws Error where the template writes scripts in another way than expected.
 */
export function createSsrTemplate(template: string = coreTemplate): string {
  if (!scriptTags.test(template)) {
    throw new Error(
      'flat-client: lib/ssg/ssgTemplate.html.js of @docusaurus/core has no loop over it.scripts that writes a tag for each. ' +
        'Compare it with src/bundler/ssrTemplate.ts of docusaurus-flat-client. FLAT=0 builds without it meanwhile.',
    );
  }
  const call = `<script>(${readStartFunction()})(<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>)</script>`;
  return template.trimStart().replace(scriptTags, () => call);
}
