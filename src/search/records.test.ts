import {describe, expect, it} from 'vitest';
import {toSearchPage} from 'docusaurus-local-search/build';
import type {PageSource} from 'docusaurus-local-search';
import {getOtherHeadings, getPagePlatforms, inlineErrorCodes} from './records';

const source: PageSource = {
  pluginId: 'default',
  version: 'current',
  url: '/docs/player/a/',
  path: '/a/',
  sidebar: undefined,
  title: 'A',
  description: '',
  frontMatter: {},
  source: '',
  file: '/site/docs/a.mdx',
};

it('has a section with its own anchor for each error code', () => {
  const entry = {name: 'LICENSE_ERROR', causes: ['No `license` is set'], fix: 'Set one.'};
  const codes = [
    {...entry, code: 2000, category: 'License', meaning: 'No license.'},
    {...entry, code: 7007, category: 'DRM', meaning: 'Another list.'},
  ];
  const text = "import codes from './_codes.json';\n\n## License\n\nOf the player.\n\n";
  const {sections} = toSearchPage(
    {...source, source: `${text}<ErrorCodes codes={codes} category="License" />\n\n## End\n`},
    () => (heading) => heading.toLowerCase(),
    {inlineData: inlineErrorCodes},
    (path) => (path === './_codes.json' ? JSON.stringify(codes) : undefined),
  );
  expect(sections.map(({level, heading, anchor, text}) => [level, heading, anchor, text])).toEqual([
    [1, '', '', ''],
    [2, 'License', 'license', 'Of the player.'],
    [3, '2000 LICENSE_ERROR', 'error-2000', 'No license. No license is set Set one.'],
    [2, 'End', 'end', ''],
  ]);
  expect(sections[2]?.mentioned).toBe('LICENSE_ERROR license');
});

it('knows the platforms of a page from its sidebar, its section and its front matter', () => {
  expect(getPagePlatforms({...source, sidebar: 'roku'})).toEqual({platforms: ['roku'], own: true});
  expect(getPagePlatforms({...source, sidebar: 'faq'})).toEqual({platforms: [], own: false});
  expect(getPagePlatforms({...source, path: '/knowledge-base/cors/introduction/'}).platforms).toEqual([]);
  const guide = getPagePlatforms({
    ...source,
    path: '/how-to-guides/ads/introduction/',
    frontMatter: {platforms: {web: 'yes', roku: 'no'}},
  });
  expect(guide).toMatchObject({own: false, platforms: expect.arrayContaining(['web', 'ios']) as string[]});
  expect(guide.platforms).not.toContain('roku');
});

describe('getOtherHeadings', () => {
  it('has the line of an entry, and each message in it', () => {
    expect(getOtherHeadings('You see: `EPIPE`, `write after end of the stream`, or nothing at all.')).toEqual([
      '`EPIPE`, `write after end of the stream`, or nothing at all.',
      'write after end of the stream',
    ]);
    expect(getOtherHeadings('You see it at once.')).toEqual([]);
  });
});
