import {describe, expect, it} from 'vitest';
import {getModulePath, getPackage, sumByPackage} from './packages';

describe('getModulePath', () => {
  it.each([
    ['./src/theme/Root.tsx', 'src/theme/Root.tsx'],
    ['./node_modules/a/loader.js??ref--1!./src/a.tsx', 'src/a.tsx'],
    ['../../node_modules/clsx/dist/clsx.mjs', 'node_modules/clsx/dist/clsx.mjs'],
    ['./src/a.ts + 12 modules', 'src/a.ts'],
    ['./src/a.ts?x=1', 'src/a.ts'],
  ])('%s is %s', (name, path) => expect(getModulePath(name)).toBe(path));
});

describe('getPackage', () => {
  it.each([
    ['./node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
    ['./node_modules/@docusaurus/core/lib/client/App.js', '@docusaurus/core'],
    ['./node_modules/a/node_modules/@b/c/index.js', '@b/c'],
    ['./node_modules/babel-loader/lib/index.js!./src/theme/Root.tsx', '(this site)'],
    ['./.docusaurus/flat-client/routes.js', '(generated)'],
    ['webpack/runtime/define_property_getters', '(bundler)'],
  ])('%s is of %s', (name, expected) => expect(getPackage(name)).toBe(expected));
});

describe('sumByPackage', () => {
  it('tells what every page loads from what some load, the heaviest first', () => {
    const create = (name: string, gzipBytes: number, kinds: string[]) => ({name, package: name, gzipBytes, kinds});
    const modules = [
      create('clsx', 300, ['home', 'FAQ']),
      create('react-dom', 5000, ['home', 'FAQ']),
      create('react-dom', 700, ['FAQ']),
      create('clsx', 40, ['FAQ', 'home']),
    ];
    expect(sumByPackage(modules, 2)).toEqual([
      {package: 'react-dom', modules: 2, everyPage: 5000, somePages: 700},
      {package: 'clsx', modules: 2, everyPage: 340, somePages: 0},
    ]);
    expect(sumByPackage([], 2)).toEqual([]);
  });
});
