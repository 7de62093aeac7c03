/** Which modules the browser's bundle of a flat build takes from this package instead of from Docusaurus or a library. */
import fs from 'node:fs';
import path from 'node:path';
import {findPackageFile} from './packageFiles';

export const client = path.join(__dirname, '../client');

/** Requests that are answered by a file of `client/`, where a file in the folder `context` makes them. */
export interface Replacement {
  request: RegExp;
  context: RegExp;
  file: string;
}

const coreClient = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;
const router = /[\\/]react-router(-dom)?[\\/]/;

export const replacements: readonly Replacement[] = [
  {request: /^\.\/prefetch$/, context: coreClient, file: 'prefetch.ts'},
  {request: /^\.\/preload$/, context: coreClient, file: 'preload.ts'},
  {request: /^\.\/docusaurus$/, context: coreClient, file: 'docusaurus.ts'},
  // The configuration turns it off.
  {request: /^\.\/BaseUrlIssueBanner$/, context: coreClient, file: 'noBanner.ts'},
  // The router of hash addresses, checks of props for development, and patterns that no route of Docusaurus has.
  {request: /^react-router-dom$/, context: coreClient, file: 'router.ts'},
  {request: /^(prop-types|react-is)$/, context: router, file: 'checks.js'},
  {request: /^path-to-regexp$/, context: router, file: 'pathToRegexp.ts'},
  {request: /^hoist-non-react-statics$/, context: router, file: 'hoistStatics.ts'},
  // It needs one of tslib's forty helpers.
  {request: /^tslib$/, context: /[\\/]@docusaurus[\\/]utils-common[\\/]/, file: 'tslib.js'},
  {request: /^react-helmet-async$/, context: /./, file: 'head/index.ts'},
];

/** Generated modules that are replaced by ones in `.docusaurus/flat-client/`, by request. */
export const replacedGenerated: Readonly<Record<string, string>> = {
  '@generated/routes': 'routes.js',
  '@generated/registry': 'registry.js',
  '@generated/routesChunkNames': 'routesChunkNames.js',
  '@generated/globalData': 'globalData.js',
  '@generated/docusaurus.config': 'config.js',
  '@generated/flat-client/routes': 'routes.js',
};

/** @throws Error where a file of `@docusaurus/utils-common` asks tslib for a helper that `client/tslib.js` does not have. */
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
