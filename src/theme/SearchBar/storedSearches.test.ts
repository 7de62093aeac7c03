import {describe, expect, it} from 'vitest';
import {readStoredSearches} from './storedSearches';

const site = {origin: 'https://docs.example', baseUrl: '/docs/'};
const hierarchy = {lvl0: 'FAQ', lvl1: 'Ads &lt;video&gt;', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const hit = {
  objectID: 'a',
  type: 'lvl1',
  url: '/docs/player/faq/a/#b',
  url_without_anchor: '/docs/player/faq/a/',
  anchor: 'b',
  content: null,
  hierarchy,
  tag: 'docs-default-current',
  platforms: ['web'],
};
const read = (...items: unknown[]) => readStoredSearches(JSON.stringify(items), site);

describe('readStoredSearches', () => {
  it('leaves valid entries unchanged', () => {
    expect(read(hit)).toEqual([hit]);
  });

  it.each(['', 'x', 'null', '1', '{}', '"a"', '[[', '{"length":1}'])('treats %s as an empty list', (text) => {
    expect(readStoredSearches(text, site)).toEqual([]);
  });

  it.each([
    ['null', null],
    ['a list', [hit]],
    ['no id', {...hit, objectID: undefined}],
    ['an unknown type', {...hit, type: 'lvl9'}],
    ['no hierarchy', {...hit, hierarchy: null}],
    ['a level that is no text', {...hit, hierarchy: {...hierarchy, lvl1: {}}}],
    ['no text of its type', {...hit, type: 'content'}],
    ['another host', {...hit, url: 'https://evil.test/docs/'}],
    ['another host by slashes', {...hit, url: '//evil.test/docs/'}],
    ['another host by backslashes', {...hit, url: '/\\evil.test/docs/'}],
    ['a script', {...hit, url: 'javascript:alert(1)//docs/'}],
    ['a script with a control character', {...hit, url: 'java\tscript:alert(1)'}],
    ['data', {...hit, url: 'data:text/html,<script>alert(1)</script>'}],
    ['a path outside the site', {...hit, url: '/docs/../other/'}],
  ])('drops an entry with %s', (_name, item) => {
    expect(read(item, {...hit, objectID: 'b'})).toEqual([{...hit, objectID: 'b'}]);
  });

  it('escapes markup and drops fields that the modal would render as HTML', () => {
    const html = '<img src=x onerror=alert(1)>';
    const stored = JSON.stringify(
      read({
        ...hit,
        type: 'content',
        content: html,
        hierarchy: {...hierarchy, lvl0: html, lvl1: html, lvl2: html},
        _snippetResult: {content: {value: html}},
        _highlightResult: {hierarchy: {lvl1: {value: html}}},
      }),
    );
    expect(stored).toContain('&#60;img');
    expect(stored).not.toMatch(/[<>]|_snippetResult|_highlightResult/);
  });

  it('keeps one of two entries with the same id', () => {
    expect(read(hit, hit)).toHaveLength(1);
  });
});
