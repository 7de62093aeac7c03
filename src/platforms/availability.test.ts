import {describe, expect, it} from 'vitest';
import {
  getNextLastPlatform,
  getPlatformsOfVersion,
  getSharedSection,
  hasSection,
  isPageForPlatform,
} from './availability';
import {getPlatform, getPlatforms, isPlatform, playerPlatformIds} from './platforms';
import {getMajor, getPlayerVersion} from './versions';

describe('platforms', () => {
  it('has the platforms of the specification, in reading order', () => {
    expect(getPlatforms('default').map(({platform}) => platform)).toEqual([
      'web',
      'android',
      'ios',
      'react-native',
      'flutter',
      'chromecast',
      'roku',
    ]);
    expect(getPlatforms('open-video-ui').map(({platform}) => platform)).toEqual([
      'web',
      'android',
      'react',
      'react-native',
    ]);
    expect(getPlatforms('contributing')).toEqual([]);
  });

  it('knows which strings are platforms of which section', () => {
    expect(isPlatform('default', 'roku')).toBe(true);
    expect(isPlatform('open-video-ui', 'roku')).toBe(false);
    expect(isPlatform('default', 'faq')).toBe(false);
    expect(isPlatform('default', '<script>')).toBe(false);
    expect(isPlatform('default', null)).toBe(false);
  });

  it('names the known platforms when asked for one that is not there', () => {
    expect(() => getPlatform('default', 'tizen')).toThrow(/Unknown platform "tizen".*web, android/s);
  });
});

describe('minVersion', () => {
  it('gives Flutter to version 7 only and all others to every version', () => {
    const ids = (version: string) => getPlatformsOfVersion(version).map(({platform}) => platform);
    expect(ids('current')).toEqual([...playerPlatformIds]);
    const withoutFlutter = playerPlatformIds.filter((id) => id !== 'flutter');
    expect(ids('v6')).toEqual(withoutFlutter);
    expect(ids('v4')).toEqual(withoutFlutter);
  });

  it('reads the major number of a label', () => {
    expect(getMajor('7.8.0')).toBe(7);
    expect(getMajor('v12.1')).toBe(12);
    expect(getMajor('Next')).toBeNaN();
  });

  it('throws for a version that does not exist', () => {
    expect(() => getPlayerVersion('v5')).toThrow(/Unknown player version "v5".*current, v6, v4/);
  });
});

describe('availability of shared sections', () => {
  const having = (section: Parameters<typeof hasSection>[1]) =>
    playerPlatformIds.filter((id) => hasSection(id, section));

  it('has a changelog for web, android, ios and chromecast', () => {
    expect(having('changelog')).toEqual(['web', 'android', 'ios', 'chromecast']);
  });

  it('has how-to guides for every platform but Flutter', () => {
    expect(having('how-to-guides')).toEqual(playerPlatformIds.filter((id) => id !== 'flutter'));
  });

  it('has the knowledge base for all', () => {
    expect(having('knowledge-base')).toEqual([...playerPlatformIds]);
  });

  it('has nothing for what is no platform', () => {
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

  it("takes the page's sidebar where the page does not exist for the platform", () => {
    expect(visit('/android/', 'android', 'web')).toBe('android');
    expect(visit('/how-to-guides/ads/google-ima/', 'web', 'flutter')).toBe('web');
    expect(visit('/changelog/', 'web', 'roku')).toBe('web');
  });

  it('keeps it where the sidebar is no platform', () => {
    expect(visit('/faq/', 'faq', 'ios')).toBe('ios');
    expect(visit('/somewhere/', undefined, 'ios')).toBe('ios');
    expect(visit('/guidelines/faq/', 'contributionGuidelines', 'ios', 'contributing')).toBe('ios');
  });

  it('works for the UI kit, which has React', () => {
    expect(visit('/react/', 'react', 'web', 'open-video-ui')).toBe('react');
  });
});

describe('isPageForPlatform', () => {
  it('is true for own and shared pages only', () => {
    expect(isPageForPlatform('/roku/', 'roku', 'roku')).toBe(true);
    expect(isPageForPlatform('/roku/', 'roku', 'web')).toBe(false);
    expect(isPageForPlatform('/knowledge-base/', 'web', 'flutter')).toBe(true);
  });
});
