import {describe, expect, it} from 'vitest';
import {createManifest} from '../../config/host';
import {collectInline, mostBlocks} from './collectInline';
import {scanHtml} from './scanHtml';
import {createHeadersFile, createRedirectsFile} from './staticHosts';

describe('scanHtml', () => {
  it('finds scripts that run and styles, not data, files, comments or text', () => {
    const html =
      '<!doctype html><!-- <script>no</script> --><script>a()</script><script type="module">b</script>' +
      '<script type="application/json">{"x": "<p style="></script><script type="application/ld+json">{}</script>' +
      '<script src="/x.js" async></script><style>p > a{}</style><p title="<style>">&lt;style></p>';
    expect(scanHtml(html)).toEqual({scripts: ['a()', 'b'], styles: ['p > a{}'], forbidden: []});
  });

  it.each([
    ['<p style="color:red">', true],
    ['<p class=x STYLE=a>', true],
    ['<img src="a > b" onerror=alert(1)>', true],
    ['<a href=" JavaScript:alert(1)">', true],
    ['<p title="style=a onclick=b" data-style="x">', false],
    ['<p>style="x" onclick="y"</p>', false],
    ['<link onload>', true],
    ['<p one="1">', true],
  ])('reports the attributes of %s: %s', (html, isForbidden) => {
    expect(scanHtml(html).forbidden.length > 0).toBe(isForbidden);
  });
});

describe('collectInline', () => {
  it('gathers each different block once, in an order that does not depend on the pages', () => {
    const pages = [
      {file: 'a/index.html', html: '<script>b</script><style>s</style>'},
      {file: 'b/index.html', html: '<script>a</script><script>b</script>'},
    ];
    expect(collectInline(pages)).toEqual({scripts: ['a', 'b'], styles: ['s']});
  });

  it('stops with file and remedy at a style attribute and at a script for each page', () => {
    expect(() => collectInline([{file: 'a/index.html', html: '<b style="top:0">'}])).toThrow(
      /^build\/a\/index\.html: <b style="top:0"> has a style.*Use a class/,
    );
    const pages = Array.from({length: mostBlocks + 1}, (_, page) => ({
      file: `${page}/index.html`,
      html: `<script>page(${page})</script>`,
    }));
    expect(() => collectInline(pages)).toThrow(
      /^build\/12\/index\.html: more than 12 different inline.*"page\(12\)".*application\/json/,
    );
  });
});

describe('files for static hosts', () => {
  const manifest = createManifest('/docs/', {pages: 'page', demos: 'demo', playground: 'play'}, [
    {from: '/docs/old/', to: '/docs/new/', status: 301},
  ]);

  it('give each folder all of its headers under one pattern', () => {
    const file = createHeadersFile(manifest, 'docs.example.com', ['', 'assets/demos/', 'demos/', 'playground/']);
    expect(file).toMatch(/^\/docs\/\n {2}Cache-Control: no-cache\n {2}Content-Security-Policy: page\n/m);
    expect(file).toMatch(/^\/docs\/assets\/demos\/\*\n {2}Cache-Control: public[^/]*Policy: page\n[^/]*Origin: \*$/m);
    expect(file).toMatch(/^\/docs\/demos\/\*\n[^/]*Policy: demo; frame-ancestors 'self'\n/m);
    expect(file).toMatch(/^\/docs\/playground\/\*\n[^/]*Policy: play; frame-ancestors 'self'\n/m);
  });

  it('lead from the root and from old addresses', () => {
    expect(createRedirectsFile(manifest)).toContain('\n/ /docs/ 302\n/docs/old/ /docs/new/ 301\n');
  });
});
