import {afterEach, describe, expect, it, vi} from 'vitest';
import {splitSheets} from '../../config/splitSheets';
import splitCss from './index';

const configure = (isServer: boolean) =>
  splitCss({}, {sheets: {menu: /menu\.css$/}}).configureWebpack?.({}, isServer, undefined as never, undefined);

afterEach(() => vi.unstubAllEnvs());

describe('split-css', () => {
  it('gives each set of files a sheet, before the group of all others can take it', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(configure(false)).toMatchObject({
      optimization: {
        splitChunks: {cacheGroups: {'styles-menu': {name: 'styles-menu', test: /menu\.css$/, priority: 60}}},
      },
    });
  });

  it('leaves the dev server and the server bundle alone', () => {
    expect(configure(false)).toEqual({});
    vi.stubEnv('NODE_ENV', 'production');
    expect(configure(true)).toEqual({});
  });
});

describe('splitSheets', () => {
  it.each([
    ['search-modal', '/site/node_modules/@docsearch/css/dist/modal.css', true],
    ['search-modal', String.raw`C:\site\src\theme\SearchBar\modal.css`, true],
    // The button stands in every page.
    ['search-modal', '/site/src/theme/SearchBar/styles.module.css', false],
    // The HTML of the home page needs its rules.
    ['search-modal', '/site/src/pages/index.module.css', false],
  ] as const)('%s has %s: %s', (name, file, has) => expect(splitSheets[name].test(file)).toBe(has));
});
