/** The constants of the specification (sections 1, 2, 3 and 9) as the site is configured with them. */
import {describe, expect, it} from 'vitest';
import config from '../../docusaurus.config';
import packageJson from '../../package.json';
import {brand} from '../../src/brand';
import {docsInstances} from '../../src/config/docsInstances';
import {defaultPlatform, getPlatforms} from '../../src/platforms/platforms';

const getOptions = (id: string) => docsInstances.find(([, options]) => options.id === id)?.[1];

describe('constants of the specification', () => {
  it('base path, trailing slashes, language, site version', () => {
    expect(config).toMatchObject({
      baseUrl: '/docs/',
      trailingSlash: true,
      i18n: {defaultLocale: 'en', locales: ['en']},
    });
    expect(packageJson.version).toBe('0.0.0');
  });

  it('what fails the build', () => {
    expect(config).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'throw',
      markdown: {hooks: {onBrokenMarkdownLinks: 'throw'}},
    });
  });

  it('one docs plugin each, with its path', () => {
    expect(docsInstances.map(([, {id, routeBasePath}]) => [id, routeBasePath])).toEqual([
      ['default', 'player'],
      ['open-video-ui', 'open-video-ui'],
      ['contributing', 'contributing'],
    ]);
  });

  it('versions, labels and path prefixes', () => {
    expect(getOptions('default')).toMatchObject({
      lastVersion: 'current',
      versions: {
        current: {label: '7.8.0'},
        v6: {label: '6.13.0', path: 'v6'},
        v4: {label: '4.12.7', path: 'v4', banner: 'unmaintained'},
      },
    });
    expect(getOptions('open-video-ui')).toMatchObject({versions: {current: {label: '1.8.1'}}});
  });

  it('color mode, levels of the table of contents, year', () => {
    expect(config.themeConfig).toMatchObject({
      colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      navbar: {hideOnScroll: true},
    });
    expect(config.themeConfig.colorMode).not.toHaveProperty('disableSwitch', true);
    expect(brand.copyrightYear).toBe(2024);
  });

  it('default platform, and where Flutter begins', () => {
    expect(defaultPlatform).toBe('web');
    expect(getPlatforms('default').map(({platform, minVersion}) => [platform, minVersion])).toContainEqual([
      'flutter',
      7,
    ]);
  });
});
