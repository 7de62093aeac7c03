import {describe, expect, it} from 'vitest';
import {
  getNextLastPlatform,
  getPlatformsOfVersion,
  getSharedSection,
  hasSection,
  isPageForPlatform,
} from './availability';
import {defaultPlatform, getPlatform, getPlatforms, isPlatform, playerPlatformIds} from './platforms';
import {getMajor, getPlayerVersion} from './versions';

describe('platforms', () => {
  it('lists each platform once in each docs plugin instance', () => {
    for (const pluginId of ['default', 'open-video-ui']) {
      const ids = getPlatforms(pluginId).map(({platform}) => platform);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toContain(defaultPlatform);
    }
    expect(getPlatforms('contributing')).toEqual([]);
  });

  it('tells which strings are platforms of which docs plugin instance', () => {
    expect(isPlatform('default', 'roku')).toBe(true);
    expect(isPlatform('open-video-ui', 'roku')).toBe(false);
    expect(isPlatform('default', 'faq')).toBe(false);
    expect(isPlatform('default', '<script>')).toBe(false);
    expect(isPlatform('default', null)).toBe(false);
  });

  it('lists the known platforms in the error for an unknown one', () => {
    expect(() => getPlatform('default', 'tizen')).toThrow(/Unknown platform "tizen".*web, android/s);
  });
});

describe('minVersion', () => {
  it('excludes a platform from older versions: Flutter was added in 7', () => {
    const ids = (version: string) => getPlatformsOfVersion(version).map(({platform}) => platform);
    expect(ids('current')).toEqual([...playerPlatformIds]);
    for (const version of ['v6', 'v4']) {
      expect(ids(version)).toContain('roku');
      expect(ids(version)).not.toContain('flutter');
    }
  });

  it('reads the major number of a label', () => {
    expect(getMajor('7.8.0')).toBe(7);
    expect(getMajor('v12.1')).toBe(12);
    expect(getMajor('Next')).toBeNaN();
  });

  it('throws for a version that does not exist', () => {
    expect(() => getPlayerVersion('v5')).toThrow(/Unknown player version "v5".*current, .*v6, v4/);
  });
});

describe('availability of shared sections', () => {
  it('follows the platform table', () => {
    expect(hasSection('chromecast', 'changelog')).toBe(true);
    expect(hasSection('roku', 'changelog')).toBe(false);
    expect(hasSection('roku', 'how-to-guides')).toBe(true);
    expect(hasSection('flutter', 'how-to-guides')).toBe(false);
  });

  it('includes the knowledge base for all platforms', () => {
    expect(playerPlatformIds.every((id) => hasSection(id, 'knowledge-base'))).toBe(true);
  });

  it('is empty for unknown platforms', () => {
    expect(hasSection('faq', 'knowledge-base')).toBe(false);
  });
});

describe('getSharedSection', () => {
  it.each([
    ['/how-to-guides/', 'how-to-guides'],
    ['/how-to-guides/ads/google-ima/', 'how-to-guides'],
    ['/knowledge-base/cors/introduction/', 'knowledge-base'],
    ['/changelog/', 'changelog'],
    ['/changelog/react-native/', undefined],
    ['/getting-started/sdks/what-is-new-in-5/', 'what-is-new-in-5'],
    ['/getting-started/sdks/web/getting-started/', undefined],
    ['/faq/', undefined],
    ['/', undefined],
  ])('%s → %s', (path, section) => {
    expect(getSharedSection(path)).toBe(section);
  });
});

describe('getNextLastPlatform', () => {
  const visit = (path: string, sidebar: string | undefined, lastPlatform: string, pluginId = 'default') =>
    getNextLastPlatform({pluginId, path, sidebar, lastPlatform});

  it('keeps the platform on a page that exists for it', () => {
    expect(visit('/how-to-guides/ads/google-ima/', 'web', 'roku')).toBe('roku');
    expect(visit('/changelog/', 'web', 'chromecast')).toBe('chromecast');
    expect(visit('/web/', 'web', 'web')).toBe('web');
  });

  it("switches to the page's sidebar when the page does not exist for the platform", () => {
    expect(visit('/android/', 'android', 'web')).toBe('android');
    expect(visit('/how-to-guides/ads/google-ima/', 'web', 'flutter')).toBe('web');
    expect(visit('/changelog/', 'web', 'roku')).toBe('web');
  });

  it('keeps the platform when the sidebar is not a platform', () => {
    expect(visit('/faq/', 'faq', 'ios')).toBe('ios');
    expect(visit('/somewhere/', undefined, 'ios')).toBe('ios');
    expect(visit('/guidelines/faq/', 'contributionGuidelines', 'ios', 'contributing')).toBe('ios');
  });

  it('works for the UI kit, which has the React platform', () => {
    expect(visit('/react/', 'react', 'web', 'open-video-ui')).toBe('react');
  });
});

describe('isPageForPlatform', () => {
  it("is true only for the platform's own pages and shared pages", () => {
    expect(isPageForPlatform('/roku/', 'roku', 'roku')).toBe(true);
    expect(isPageForPlatform('/roku/', 'roku', 'web')).toBe(false);
    expect(isPageForPlatform('/knowledge-base/', 'web', 'flutter')).toBe(true);
  });
});
