import fs from 'node:fs';
import {createRequire} from 'node:module';
import {transformSync} from 'esbuild';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import type * as HelmetModule from 'react-helmet-async';
import {describe, expect, it} from 'vitest';
import {findPackageFile} from '../flat-client/packageFiles';
import headOnce from './headOnce.cjs';

const source = fs.readFileSync(findPackageFile('react-helmet-async/lib/index.module.js'), 'utf8');

/** Runs the module's code as the server's bundle does: without a document. */
function load(code: string): typeof HelmetModule {
  const module = {exports: {}};
  const run = new Function('require', 'module', 'exports', 'document', transformSync(code, {format: 'cjs'}).code);
  run(createRequire(__filename), module, module.exports, undefined);
  return module.exports as typeof HelmetModule;
}

/** What stands in the head of a page with two parts that say something of it. */
function renderHead({Helmet, HelmetProvider}: typeof HelmetModule): Record<string, string> {
  const context: {helmet?: Record<string, {toString(): string}>} = {};
  renderToString(
    createElement(
      HelmetProvider,
      {context},
      createElement(
        Helmet,
        null,
        createElement('html', {lang: 'en'}),
        createElement('title', null, 'Site'),
        createElement('meta', {name: 'description', content: 'of the site'}),
      ),
      createElement(
        Helmet,
        null,
        createElement('html', {className: 'docs'}),
        createElement('title', null, 'Page'),
        createElement('meta', {name: 'description', content: 'of the page'}),
        createElement('link', {rel: 'canonical', href: 'https://example.com/'}),
      ),
    ),
  );
  const parts = ['title', 'meta', 'link', 'script', 'style', 'htmlAttributes', 'bodyAttributes'];
  return Object.fromEntries(parts.map((part) => [part, String(context.helmet?.[part])]));
}

describe('headOnce', () => {
  it('gives the head that the module gives', () => {
    const head = renderHead(load(headOnce(source)));
    expect(head).toEqual(renderHead(load(source)));
    expect(head.title).toContain('>Page<');
    expect(head.meta).toContain('of the page');
    expect(head.htmlAttributes).toContain('lang="en"');
  });

  it('stops where the module has changed', () => {
    expect(() => headOnce('export class Dispatcher {}')).toThrow(/adapt src\/plugins\/fast-pages/);
  });
});
