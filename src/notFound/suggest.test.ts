import {describe, expect, it} from 'vitest';
import {describePath, getWords, suggestPages} from './suggest';
import {readTitles} from './titles';

const pages = [
  '/docs/player/web/',
  '/docs/player/how-to-guides/ads/google-ima/',
  '/docs/player/how-to-guides/ads/introduction/',
  '/docs/player/how-to-guides/drm/axinom/',
  '/docs/player/faq/why-is-video-not-playing-automatically/',
  '/docs/player/how-to-guides/miscellaneous/error/error-codes/',
];

describe('suggestPages', () => {
  it.each([
    ['/docs/player/google-ima/', '/docs/player/how-to-guides/ads/google-ima/'],
    ['/docs/ads/gogole-ima.html', '/docs/player/how-to-guides/ads/google-ima/'],
    ['/docs/player/drm/axinom-drm/', '/docs/player/how-to-guides/drm/axinom/'],
    ['/docs/error-code', '/docs/player/how-to-guides/miscellaneous/error/error-codes/'],
    ['/docs/player/faq/video-does-not-play-automatically/', '/docs/player/faq/why-is-video-not-playing-automatically/'],
  ])('%s → %s', (path, expected) => {
    expect(suggestPages(path, pages)[0]).toBe(expected);
  });

  it('suggests nothing when no page is related', () => {
    expect(suggestPages('/docs/zzzz-qqqq/', pages)).toEqual([]);
    expect(suggestPages('/docs/', pages)).toEqual([]);
  });

  it('finds pages by title, after those found by path', () => {
    const titles = new Map([
      ['/docs/player/how-to-guides/drm/axinom/', 'Protect content with Axinom licenses'],
      ['/docs/player/web/', 'Web SDK'],
    ]);
    expect(suggestPages('/docs/licenses/', pages)).toEqual([]);
    expect(suggestPages('/docs/licenses/', pages, titles)).toEqual(['/docs/player/how-to-guides/drm/axinom/']);
    const both = suggestPages('/docs/error-licenses/', pages, titles);
    expect(both[0]).toBe('/docs/player/how-to-guides/miscellaneous/error/error-codes/');
    expect(both).toContain('/docs/player/how-to-guides/drm/axinom/');
  });

  it('handles malformed paths', () => {
    expect(suggestPages('/docs/%E0%A4%A/<script>/', pages)).toEqual([]);
    expect(suggestPages(`/docs/${'a'.repeat(5000)}/`, pages)).toEqual([]);
  });
});

describe('words and names', () => {
  it('reads words from a path and names a page', () => {
    expect(getWords('/docs/faq/how-to-use-DRM.html')).toEqual(['faq', 'use', 'drm']);
    expect(describePath('/docs/player/how-to-guides/ads/google-ima/')).toBe('Google ima');
    expect(describePath('/docs/player/how-to-guides/ads/introduction/')).toBe('Ads: introduction');
  });
});

describe('readTitles', () => {
  it('gives site paths', () => {
    const shard = {root: '/docs/player/v6/', pages: [['/web/', 'Web SDK', '', [], 0, []]]} as Parameters<
      typeof readTitles
    >[0];
    expect(readTitles(shard)).toEqual([['/docs/player/v6/web/', 'Web SDK']]);
  });

  it('throws for an invalid index', () => {
    expect(() => readTitles([] as never)).toThrow(/not a head file/);
  });
});
