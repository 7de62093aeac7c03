import {describe, expect, it} from 'vitest';
import {compareRoutes, getSection} from './compare';
import type {Registry} from './compare';

const registry: Registry = {
  site: ['/'],
  plugins: {
    default: {
      versions: [
        {
          name: 'v6',
          path: '/player/v6/',
          pages: [{path: '/'}, {path: '/web/'}, {path: '/faq/a/'}, {path: '/faq/b/'}],
        },
      ],
    },
  },
};

describe('compareRoutes', () => {
  it('counts what is wanted and names what is missing, section by section', () => {
    const built = new Set(['/', '/player/v6/', '/player/v6/faq/a/']);
    expect(compareRoutes(registry, built)).toEqual([
      {plugin: 'site', version: '–', section: 'root', wanted: 1, missing: []},
      {plugin: 'default', version: 'v6', section: 'root', wanted: 2, missing: ['/player/v6/web/']},
      {plugin: 'default', version: 'v6', section: 'faq', wanted: 2, missing: ['/player/v6/faq/b/']},
    ]);
  });

  it('puts landing pages in the root section', () => {
    expect(getSection('/')).toBe('root');
    expect(getSection('/android/')).toBe('root');
    expect(getSection('/faq/x/')).toBe('faq');
  });
});
