import {describe, expect, it} from 'vitest';
import {getPlatformsOfVersion} from '../platforms/availability';
import {playerPlatformIds} from '../platforms/platforms';
import type {PlatformSupport} from './schema';
import {findKeyLine, getUnmentionedPlatforms, validateFrontMatter} from './schema';

const description = 'A sentence that says what a searcher will find on this page.';
const platforms: PlatformSupport = {
  ...Object.fromEntries(playerPlatformIds.map((id) => [id, 'yes'])),
  android: 'since 7.2.0',
  ios: 'no',
  'react-native': 'unverified',
  flutter: 'n/a',
};
const guide = 'docs/how-to-guides/ads/google-ima.mdx';

describe('validateFrontMatter', () => {
  it('accepts a complete guide', () => {
    expect(validateFrontMatter({title: 'IMA', description, platforms}, guide)).toEqual([]);
  });

  it('requires support by platform in guides, and only there', () => {
    expect(validateFrontMatter({title: 'IMA', description}, guide)[0]?.message).toMatch(/platforms.*required/);
    expect(validateFrontMatter({title: 'FAQ', description}, 'docs/faq/x.mdx')).toEqual([]);
    expect(validateFrontMatter({title: 'Guides', description}, 'docs/how-to-guides/index.mdx')).toEqual([]);
  });

  it('accepts a guide that does not mention a platform, and lists the platform as unverified', () => {
    const {roku: _roku, ...others} = platforms;
    expect(validateFrontMatter({title: 'IMA', description, platforms: others}, guide)).toEqual([]);
    expect(getUnmentionedPlatforms(others, guide)).toEqual(['roku']);
  });

  it('allows only the platforms that an old version has', () => {
    const older = Object.fromEntries(getPlatformsOfVersion('v4').map(({platform}) => [platform, 'yes' as const]));
    const page = 'versioned_docs/version-v4/how-to-guides/ads/google-ima.mdx';
    expect(validateFrontMatter({title: 'IMA', description, platforms: older}, page)).toEqual([]);
    const [problem] = validateFrontMatter({title: 'IMA', description, platforms}, page);
    expect(problem).toEqual({
      key: 'platforms.flutter',
      message: expect.stringMatching(/not a platform of this version/),
    });
  });

  it('reports an unknown platform, an unknown value and an unknown key', () => {
    const unknown = validateFrontMatter({title: 'x', description, platforms: {...platforms, other: 'yes'}}, guide);
    expect(unknown).toEqual([{key: 'platforms.other', message: expect.stringMatching(/other.*it has: web/)}]);
    const value = validateFrontMatter({title: 'x', description, platforms: {...platforms, roku: 'maybe'}}, guide);
    expect(value).toEqual([
      {key: 'platforms.roku', message: expect.stringMatching(/"platforms.roku" must be yes, no/)},
    ]);
    const key = validateFrontMatter({title: 'x', description, titel: 'y'}, 'docs/faq/x.mdx');
    expect(key).toEqual([
      {key: 'titel', message: expect.stringMatching(/"titel" is not a front matter key; known keys: title/)},
    ]);
  });

  it('limits the length of the description', () => {
    expect(validateFrontMatter({title: 'x', description: 'Short.'}, 'docs/faq/x.mdx')[0]?.message).toMatch(/50 to 160/);
  });

  it('ignores partials', () => {
    expect(validateFrontMatter({}, 'docs/how-to-guides/drm/_partials/_notes.mdx')).toEqual([]);
  });
});

describe('findKeyLine', () => {
  const file = '---\ntitle: x\nplatforms:\n  web: yes\n  tizen: yes\n---\ntext';
  it('finds nested keys', () => {
    expect(findKeyLine(file, 'platforms.tizen')).toBe(5);
    expect(findKeyLine(file, 'title')).toBe(2);
  });
  it('returns the first line for a missing key', () => {
    expect(findKeyLine(file, 'description')).toBe(1);
  });
});
