import {describe, expect, it} from 'vitest';
import {compareRoutes, getSection} from './compare';
import type {Registry} from './compare';

const registry: Registry = {
  site: ['/docs/'],
  plugins: {
    default: {
      versions: [
        {
          name: 'v6',
          label: '6.13.0',
          path: '/docs/player/v6/',
          pages: [{path: '/'}, {path: '/web/'}, {path: '/faq/a/'}, {path: '/faq/b/'}],
        },
      ],
    },
  },
};

describe('compareRoutes', () => {
  it('counts what is wanted and names what is missing, section by section', () => {
    const built = new Set(['/docs/', '/docs/player/v6/', '/docs/player/v6/faq/a/']);
    expect(compareRoutes(registry, built)).toEqual([
      {plugin: 'site', version: '–', section: 'root', wanted: 1, missing: []},
      {plugin: 'default', version: '6.13.0', section: 'root', wanted: 2, missing: ['/docs/player/v6/web/']},
      {plugin: 'default', version: '6.13.0', section: 'faq', wanted: 2, missing: ['/docs/player/v6/faq/b/']},
    ]);
  });

  it('puts landing pages in the root section', () => {
    expect(getSection('/')).toBe('root');
    expect(getSection('/android/')).toBe('root');
    expect(getSection('/faq/x/')).toBe('faq');
  });
});
