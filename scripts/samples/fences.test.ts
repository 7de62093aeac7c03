import {describe, expect, it} from 'vitest';
import {isKnownLanguage} from '../../src/plugins/highlight/languages';
import {extractFences} from './fences';
import {getLanguage, listFenceNames} from './languages';
import {parseMetadata} from './metadata';
import {maskPlaceholders} from './placeholders';

describe('extractFences', () => {
  it('gives language, metadata, place and code without its indentation', () => {
    const text = ['1. Step', '', '   ```ts title="src/a.ts" {1}', '   const a = 1;', '     a;', '   ```'].join('\n');
    expect(extractFences('docs/a.mdx', text)).toMatchObject([
      {
        language: 'ts',
        line: 4,
        indent: 3,
        code: 'const a = 1;\n  a;',
        meta: {title: 'src/a.ts', errors: []},
        version: 'current',
      },
    ]);
  });

  it('follows tabs', () => {
    const text =
      '<PlatformTabs>\n<Platform id="ios">\n<Tabs groupId="ios-language">\n<TabItem value="swift" label="Swift">\n```swift\na\n```\n</TabItem>\n</Tabs>\n</Platform>\n</PlatformTabs>\n```js\nb\n```';
    expect(extractFences('versioned_docs/version-v6/a.mdx', text).map(({tabs, version}) => [version, tabs])).toEqual([
      [
        'v6',
        [
          {group: 'platform', value: 'ios'},
          {group: 'ios-language', value: 'swift'},
        ],
      ],
      ['v6', []],
    ]);
  });

  it('takes a longer fence as one sample and says when one is never closed', () => {
    expect(extractFences('docs/a.mdx', '````mdx\n```ts\na\n```\n````\n')).toHaveLength(1);
    expect(extractFences('docs/a.mdx', '```ts\na')[0]?.meta.errors[0]).toContain('never closed');
  });
});

describe('parseMetadata', () => {
  it('reads the keys it knows and refuses others', () => {
    expect(parseMetadata('setup="web-player" globals="THEOplayer, cast.sender" file="a.ts"')).toMatchObject({
      setup: 'web-player',
      globals: ['THEOplayer', 'cast.sender'],
      file: 'a.ts',
      errors: [],
    });
    expect(parseMetadata('chekc="off: a"').errors[0]).toContain('"chekc"');
    expect(parseMetadata('check=off').errors).toHaveLength(1);
    expect(parseMetadata('check="maybe"').errors[0]).toContain('not understood');
  });
});

describe('maskPlaceholders', () => {
  it('keeps every position and leaves type arguments alone', () => {
    expect(maskPlaceholders('a = <LICENSE_KEY>;', 'ts')).toBe('a = _LICENSE_KEY_;');
    expect(maskPlaceholders('Promise<URL>', 'ts')).toBe('Promise<URL>');
    expect(maskPlaceholders('curl <URL>', 'bash')).toBe('curl _URL_');
  });
});

describe('names of languages', () => {
  it('are the same for the check of samples and for the build', () => {
    expect(listFenceNames().filter((name) => !isKnownLanguage(name))).toEqual([]);
    const ofBuild = ['ini', 'dash', 'gradle', 'brs', 'console', 'podfile'].filter(isKnownLanguage);
    expect(ofBuild.filter((name) => getLanguage(name) === undefined)).toEqual([]);
  });
});
