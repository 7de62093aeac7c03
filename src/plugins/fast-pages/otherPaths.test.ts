import fs from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {findPackageFile} from '../flat-client/packageFiles';
import otherPaths from './otherPaths.cjs';

const source = fs.readFileSync(findPackageFile('react-router/esm/react-router.js'), 'utf8');

type MatchPath = (pathname: string, options?: unknown) => unknown;

/** `matchPath` as it stands in the router's module. */
function getMatchPath(module: string): MatchPath {
  const code = module.slice(module.indexOf('var cache$1 = {};'), module.indexOf('\nfunction isEmptyChildren'));
  return new Function('pathToRegexp', `${code}\nreturn matchPath;`)(
    createRequire(__filename)('path-to-regexp'),
  ) as MatchPath;
}

const addresses = [
  '/',
  '/docs/',
  '/docs/player/',
  '/docs/player',
  '/Docs/Player/',
  '/docs/player/v6/faq/',
  '/docs/other/',
  '',
];
const paths = [
  ...addresses,
  '/docs',
  '/docs/*',
  '*',
  '/docs/:name/',
  '/docs/(player|other)/',
  '/docs/player/v6',
  'player',
  '/docs/pla_er',
];
const options = [{}, {exact: true}, {strict: true}, {exact: true, strict: true}, {sensitive: true}];

describe('otherPaths', () => {
  it('answers as the router does', () => {
    const [before, after] = [getMatchPath(source), getMatchPath(otherPaths(source))];
    for (const address of addresses) {
      for (const path of [...paths, paths, undefined]) {
        for (const option of options) {
          const asked = {...option, path};
          expect(after(address, asked), `${address} ${JSON.stringify(asked)}`).toEqual(before(address, asked));
        }
      }
      expect(after(address, '/docs/player/')).toEqual(before(address, '/docs/player/'));
    }
  });

  it('stops where the router has changed', () => {
    expect(() => otherPaths('export function matchPath() {}')).toThrow(/adapt src\/plugins\/fast-pages/);
  });
});
