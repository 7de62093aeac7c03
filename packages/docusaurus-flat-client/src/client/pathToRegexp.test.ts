import original from 'path-to-regexp';
import {describe, expect, it} from 'vitest';
import pathToRegexp from './pathToRegexp';

const paths = ['/', '/docs/', '/docs', '/docs/player/v4/faq/a-b_c.d/', '*', '/docs/*', '/docs/(a)', '/a+b/$c'];
const options = [{}, {end: false}, {strict: true}, {end: false, strict: true}, {sensitive: true}];

describe('pathToRegexp', () => {
  it.each(paths.filter((path) => !path.includes('(') && !path.includes('+')))(
    'reads %s as the package does',
    (path) => {
      for (const option of options) {
        const [keys, theirKeys]: [{name: number}[], {name: number}[]] = [[], []];
        const expected = original(path, theirKeys as never[], option);
        const found = pathToRegexp(path, keys, option);
        expect(`${found.source} ${found.flags}`).toBe(`${expected.source} ${expected.flags}`);
        expect(keys.map(({name}) => name)).toEqual(theirKeys.map(({name}) => name));
      }
    },
  );

  it('matches an address with or without the slash at the end', () => {
    expect('/docs/faq').toMatch(pathToRegexp('/docs/faq/', [], {}));
    expect('/docs/faq/').toMatch(pathToRegexp('/docs/faq', [], {}));
    expect('/docs/faq-2/').not.toMatch(pathToRegexp('/docs/faq', [], {end: false}));
  });
});
