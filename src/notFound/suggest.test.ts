import {describe, expect, it} from 'vitest';
import {describePath, getWords, suggestPages} from './suggest';

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

  it('says nothing rather than something unrelated', () => {
    expect(suggestPages('/docs/zzzz-qqqq/', pages)).toEqual([]);
    expect(suggestPages('/docs/', pages)).toEqual([]);
  });

  it('survives odd addresses', () => {
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
