import {expect, it} from 'vitest';
import {playerPlatformIds} from '../../src/platforms/platforms';
import type {Page} from './types';
import {findUnmentioned, formatUnmentioned} from './unmentioned';

const createGuide = (file: string, ids: readonly string[]) =>
  ({
    file,
    isPartial: false,
    frontMatter: {platforms: Object.fromEntries(ids.map((id) => [id, 'yes']))},
  }) as unknown as Page;

it('counts the guides that do not mention a platform, and names them on demand', () => {
  const [first, ...others] = playerPlatformIds;
  const found = findUnmentioned([
    createGuide('docs/how-to-guides/ads/a.mdx', others),
    createGuide('docs/how-to-guides/ads/b.mdx', playerPlatformIds),
    createGuide('docs/faq/c.mdx', []),
  ]);
  expect([...found]).toEqual([[first, ['docs/how-to-guides/ads/a.mdx']]]);
  expect(formatUnmentioned(found, false)).toEqual([
    `warning: guides that do not mention "${first}" under "platforms:", where they count as unverified: 1 (--unmentioned lists them)`,
  ]);
  expect(formatUnmentioned(found, true)).toContain('  docs/how-to-guides/ads/a.mdx');
});
