/** Modules of Docusaurus and of libraries that the browser's bundle takes from this package instead. */
import fs from 'node:fs';
import path from 'node:path';
import {findPackageFile} from './packageFiles';

export const client = path.join(__dirname, '../client');

/** Requests from files in the folder `context` that resolve to a file of `client/`. */
export interface Replacement {
  request: RegExp;
  context: RegExp;
  file: string;
}

const coreClient = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;
const router = /[\\/]react-router(-dom)?[\\/]/;

export const replacements: readonly Replacement[] = [
  {request: /^\.\/preload$/, context: coreClient, file: 'preload.ts'},
  {request: /^\.\/docusaurus$/, context: coreClient, file: 'docusaurus.ts'},
  // Turned off in the configuration.
  {request: /^\.\/BaseUrlIssueBanner$/, context: coreClient, file: 'noBanner.ts'},
  // Leaves out the hash router, development-only checks of props, and route patterns, which Docusaurus does not use.
  {request: /^react-router-dom$/, context: coreClient, file: 'router.ts'},
  {request: /^(prop-types|react-is)$/, context: router, file: 'checks.js'},
  {request: /^path-to-regexp$/, context: router, file: 'pathToRegexp.ts'},
  {request: /^hoist-non-react-statics$/, context: router, file: 'hoistStatics.ts'},
  // It uses one of tslib's forty helpers.
  {request: /^tslib$/, context: /[\\/]@docusaurus[\\/]utils-common[\\/]/, file: 'tslib.js'},
  {request: /^nprogress$/, context: /[\\/]@docusaurus[\\/]theme-classic[\\/]/, file: 'progress.ts'},
  {request: /^react-helmet-async$/, context: /./, file: 'head/index.ts'},
];

/** Where code is highlighted at build time. Only the module that adds languages to Prism is in this folder itself. */
export const noPrism: Replacement = {
  request: /^prism-react-renderer$/,
  context: /[\\/]@docusaurus[\\/]theme-classic[\\/]lib$/,
  file: 'noPrism.ts',
};

/** Generated modules, by request, and the file in `.docusaurus/flat-client/` that replaces each. */
export const replacedGenerated: Readonly<Record<string, string>> = {
  '@generated/routes': 'routes.js',
  '@generated/registry': 'registry.js',
  '@generated/routesChunkNames': 'routesChunkNames.js',
  '@generated/globalData': 'globalData.js',
  '@generated/docusaurus.config': 'config.js',
  '@generated/flat-client/routes': 'routes.js',
};

/** @throws Error if a file of `@docusaurus/utils-common` uses a helper of tslib that `client/tslib.js` lacks. */
export function checkTslib(dir: string = findPackageFile('@docusaurus/utils-common/lib')): void {
  for (const file of fs.readdirSync(dir).filter((name) => name.endsWith('.js'))) {
    const helpers = fs.readFileSync(path.join(dir, file), 'utf8').matchAll(/\btslib_1\.(\w+)/g);
    const other = [...helpers].map(([, name]) => name).find((name) => name !== '__importDefault');
    if (other) {
      throw new Error(
        `flat-client: @docusaurus/utils-common/lib/${file} uses the helper "${other}" of tslib. Add it to src/client/tslib.js of ` +
          'docusaurus-flat-client. FLAT=0 builds without the flat client meanwhile.',
      );
    }
  }
}
