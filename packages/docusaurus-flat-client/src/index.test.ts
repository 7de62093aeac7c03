import type {Config} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {withFlatClient} from '.';

const site: Config = {title: 'Site', url: 'https://example.com', baseUrl: '/'};
const getName = (entry: unknown) => String(Array.isArray(entry) ? entry[0] : entry).replaceAll('\\', '/');

it('replaces each docs plugin and keeps its options', () => {
  const docs = ['@docusaurus/plugin-content-docs', {id: 'api', path: 'api'}] as const;
  const {plugins = []} = withFlatClient({...site, plugins: [[...docs], 'other']}, {markdownSteps: '/steps.ts'});
  expect(plugins).toHaveLength(3);
  expect(getName(plugins[0])).toMatch(/src\/docs\/index\.ts$/);
  expect(plugins[0]).toHaveProperty('1', {id: 'api', path: 'api', markdownSteps: '/steps.ts'});
  expect(plugins[1]).toBe('other');
});

it('takes the docs out of the classic preset', () => {
  const {presets, plugins = []} = withFlatClient({
    ...site,
    presets: [['classic', {docs: {routeBasePath: '/'}, blog: {}}]],
  });
  expect(presets).toEqual([['classic', {docs: false, blog: {}}]]);
  expect(plugins[0]).toHaveProperty('1', {routeBasePath: '/'});
});

it('leaves a preset without docs alone', () => {
  const {plugins} = withFlatClient({...site, presets: [['classic', {docs: false}]]});
  expect(plugins).toHaveLength(1);
});

it('sets a template in flat builds alone', () => {
  expect(withFlatClient(site, {enabled: true})).toMatchObject({baseUrlIssueBanner: false});
  expect(withFlatClient(site, {enabled: true}).ssrTemplate).toContain('it.scripts');
  expect(withFlatClient(site, {enabled: false})).not.toHaveProperty('ssrTemplate');
});

it('does not replace a template of the site', () => {
  expect(() => withFlatClient({...site, ssrTemplate: '<html></html>'}, {enabled: true})).toThrow(/"ssrTemplate"/);
});
