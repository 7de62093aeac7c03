import path from 'node:path';
import type {Configuration} from 'webpack';
import {expect, it} from 'vitest';
import {separateCache} from './separateCache';

const dir = path.join(__dirname, 'docs');

it.each([
  ['Rspack 1', (cache: object) => ({experiments: {cache}})],
  ['Rspack 2 and Webpack', (cache: object) => ({cache})],
])('gives the cache of %s another version', (_, configure) => {
  const cache = {version: 'client-3'};
  separateCache(configure(cache) as Configuration, 'flat', dir);
  expect(cache.version).toMatch(/^client-3-flat-\w+$/);
});

it('leaves a build without a persistent cache alone', () => {
  const config: Configuration = {cache: true};
  separateCache(config, 'flat', dir);
  expect(config).toEqual({cache: true});
});
