import {afterEach, describe, expect, it, vi} from 'vitest';
import {splitSheets} from '../../config/splitSheets';
import splitCss from './index';

const configure = (isServer: boolean) =>
  splitCss({}, {sheets: {home: /home\.css$/}}).configureWebpack?.({}, isServer, undefined as never, undefined);

afterEach(() => vi.unstubAllEnvs());

describe('split-css', () => {
  it('gives each set of files a sheet, before the group of all others can take it', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(configure(false)).toMatchObject({
      optimization: {
        splitChunks: {cacheGroups: {'styles-home': {name: 'styles-home', test: /home\.css$/, priority: 60}}},
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
    ['home', '/site/src/pages/index.module.css', true],
    ['search-page', '/site/src/pages/search.module.css', true],
  ] as const)('%s has %s: %s', (name, file, has) => expect(splitSheets[name].test(file)).toBe(has));
});
