import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import onDemand from './onDemand.cjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'registry-'));
let registry = '';

beforeAll(async () => {
  const routes = ['one', 'two'].map((name) => ({
    path: `/${name}/`,
    plugin: {name: 'docs', id: 'default'},
    component: '@theme/DocItem',
    modules: {content: `@site/docs/${name}.mdx`, data: `@generated/${name}.json`},
  }));
  await generateRouteFiles({generatedFilesDir: folder, baseUrl: '/', routes});
  registry = fs.readFileSync(path.join(folder, 'registry.js'), 'utf8');
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('onDemand', () => {
  it('leaves pages out until they are imported, and puts them into few files', () => {
    expect(registry).toContain('require.resolveWeak("@site/docs/one.mdx")');
    const result = onDemand(registry);
    expect(result).not.toContain('resolveWeak');
    expect(result).toMatch(/import\(\/\* webpackChunkName: "mdx-\w" \*\/ "@site\/docs\/one\.mdx"\)/);
    expect(result).toMatch(/import\(\/\* webpackChunkName: "json-\w" \*\/ "@generated\/two\.json"\)/);
  });

  it('leaves components as they are', () => {
    const component = /import\(\/\* webpackChunkName: "[^"]*" \*\/ "@theme\/DocItem"\)/;
    expect(onDemand(registry)).toContain(component.exec(registry)?.[0]);
  });

  it('says what to do when the registry has another shape', () => {
    expect(() => onDemand('export default {};')).toThrow(/onDemand\.cjs of docusaurus-flat-client/);
  });
});
