import {describe, expect, it} from 'vitest';
import {getPlatformEquivalent, getVersionEquivalent} from './equivalents';

const current = new Set([
  '/',
  '/web/',
  '/android/',
  '/ios/',
  '/flutter/',
  '/roku/',
  '/faq/',
  '/changelog/',
  '/changelog/react-native/',
  '/react-native/',
  '/flutter/changelog/',
  '/getting-started/sdks/web/getting-started/',
  '/getting-started/sdks/android/getting-started/',
  '/getting-started/sdks/android/features/',
  '/getting-started/frameworks/react-native/getting-started/',
  '/connectors/',
  '/connectors/web/',
  '/connectors/web/conviva/getting-started/',
  '/connectors/android/',
  '/connectors/android/conviva/',
  '/connectors/ios/',
  '/how-to-guides/ads/google-ima/',
]);

describe('choosing another platform', () => {
  const choose = (path: string, sidebar: string, platform: string) =>
    getPlatformEquivalent({path, sidebar}, platform, current);

  it('stays on a shared page', () => {
    expect(choose('/how-to-guides/ads/google-ima/', 'web', 'android')).toEqual({
      path: '/how-to-guides/ads/google-ima/',
      reason: 'same page',
    });
  });

  it('goes to the page of the same topic', () => {
    expect(choose('/getting-started/sdks/web/getting-started/', 'web', 'react-native')).toEqual({
      path: '/getting-started/frameworks/react-native/getting-started/',
      reason: 'same topic',
    });
    expect(choose('/changelog/', 'web', 'flutter').path).toBe('/flutter/changelog/');
  });

  it('finds the same connector, or its nearest parent', () => {
    expect(choose('/connectors/web/conviva/getting-started/', 'web', 'android').path).toBe(
      '/connectors/android/conviva/',
    );
    expect(choose('/connectors/web/conviva/getting-started/', 'web', 'ios').path).toBe('/connectors/ios/');
  });

  it("falls back to the landing page, then to the version's root", () => {
    expect(choose('/how-to-guides/ads/google-ima/', 'web', 'flutter')).toEqual({path: '/flutter/', reason: 'platform'});
    expect(choose('/connectors/web/conviva/getting-started/', 'web', 'roku')).toEqual({
      path: '/roku/',
      reason: 'platform',
    });
    expect(getPlatformEquivalent({path: '/web/', sidebar: 'web'}, 'roku', new Set(['/']))).toEqual({
      path: '/',
      reason: 'version root',
    });
  });

  it('maps parallel paths in the UI kit', () => {
    const ui = new Set(['/', '/web/', '/react/', '/react/examples/', '/web/examples/ads/', '/react/getting-started/']);
    const chooseUi = (path: string) => getPlatformEquivalent({path, sidebar: 'web'}, 'react', ui).path;
    expect(chooseUi('/web/getting-started/')).toBe('/react/getting-started/');
    expect(chooseUi('/web/examples/ads/')).toBe('/react/examples/');
    expect(chooseUi('/web/')).toBe('/react/');
  });
});

describe('choosing another version', () => {
  const v4 = new Set([
    '/',
    '/web/',
    '/android/',
    '/faq/',
    '/getting-started/sdks/android/getting-started/',
    '/getting-started/sdks/android/android-sdk-customization/',
    '/how-to-guides/ads/introduction/',
  ]);
  const choose = (path: string, sidebar: string | undefined, lastPlatform = 'web') =>
    getVersionEquivalent({path, sidebar}, v4, lastPlatform);

  it('stays on a page that exists in the version', () => {
    expect(choose('/web/', 'web').reason).toBe('same page');
  });

  it('follows a page that moved', () => {
    expect(choose('/getting-started/sdks/android/features/', 'android')).toEqual({
      path: '/getting-started/sdks/android/android-sdk-customization/',
      reason: 'moved page',
    });
  });

  it("goes to the nearest section's index", () => {
    expect(choose('/how-to-guides/ads/google-ima/', 'web')).toEqual({
      path: '/how-to-guides/ads/introduction/',
      reason: 'section',
    });
    expect(choose('/faq/something/', 'faq').path).toBe('/faq/');
  });

  it('falls back to the landing page, then to the root', () => {
    expect(choose('/connectors/android/conviva/', 'android')).toEqual({path: '/android/', reason: 'platform'});
    expect(choose('/flutter/guides/custom-drm/', 'flutter', 'android')).toEqual({
      path: '/android/',
      reason: 'platform',
    });
    expect(choose('/flutter/', 'flutter', 'flutter')).toEqual({path: '/', reason: 'version root'});
  });

  it('always returns an existing page', () => {
    for (const path of current) {
      for (const platform of ['web', 'flutter', 'garbage']) {
        expect(v4).toContain(getVersionEquivalent({path, sidebar: 'web'}, v4, platform).path);
      }
    }
  });
});
