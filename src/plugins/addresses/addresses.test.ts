import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {createRedirectPage} from './redirectPage';
import {findProblems} from './check';
import type {Redirects} from './check';
import {addPublished, formatProblem, readPublished, readRedirects} from './files';

const pages = new Set(['', 'player/', 'player/web/']);
const find = (redirects: Redirects, published: string[] = []) =>
  findProblems(published, redirects, pages).map(({address, text}) => `${address} ${text}`);

describe('addresses', () => {
  it('may gain a page, and lose one that redirects', () => {
    expect(find({'player/old/': 'player/web/', 'a/b/': ''}, ['', 'player/', 'player/old/'])).toEqual([]);
  });

  it.each([
    [
      'a page that vanished',
      {},
      ['player/gone/'],
      /^player\/gone\/ was published and is gone\. Say in addresses\/redi/,
    ],
    ['a redirect from a page', {'player/': 'player/web/'}, [], /^player\/ is a page.*Remove/],
    ['a target that is not there', {'a/': 'b/'}, [], /^a\/ leads to b\/, where no page is/],
    ['a chain', {'a/': 'b/', 'b/': 'c/', 'c/': 'player/'}, [], /^a\/ leads to b\/, which moved to player\/ itself/],
    ['a loop', {'a/': 'b/', 'b/': 'a/'}, [], /^a\/ leads to b\/, which leads back/],
    ['a loop of one', {'a/': 'a/'}, [], /^a\/ leads to a\/, which leads back/],
    ['a loop that is reached', {'a/': 'b/', 'b/': 'c/', 'c/': 'b/'}, [], /^a\/ leads to b\/, which leads back/],
    ['an address with its base path', {'/docs/a/': 'player/'}, [], /"\/docs\/a\/" is no address\. Write it without/],
    ['another host', {'a/': 'https://evil.test/'}, [], /"https:\/\/evil\.test\/" is no address/],
    ['a heading', {'a/': 'player/#setup'}, [], /"player\/#setup" is no address/],
    ['a way out of the site', {'a/': '../b/'}, [], /"\.\.\/b\/" is no address/],
  ] as [string, Redirects, string[], RegExp][])('stop at %s', (_what, redirects, published, expected) => {
    expect(find(redirects, published)[0]).toMatch(expected);
  });

  it('are lists in files, and a problem names its line', () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'addresses-'));
    afterAll(() => fs.rmSync(dir, {recursive: true}));
    expect([readPublished(dir), readRedirects(dir)]).toEqual([[], {}]);
    expect(addPublished(dir, ['player/', 'faq/'])).toBe(2);
    expect(addPublished(dir, ['player/web/', 'faq/'])).toBe(1);
    expect(readPublished(dir)).toEqual(['faq/', 'player/', 'player/web/']);
    expect(formatProblem(dir, {list: 'published', address: 'player/', text: 'is gone.'})).toBe(
      'addresses/published.json:3: player/ is gone.',
    );
    fs.writeFileSync(path.join(dir, 'addresses/redirects.json'), '{');
    expect(() => readRedirects(dir)).toThrow(/^addresses\/redirects\.json:1: not JSON/);
    fs.writeFileSync(path.join(dir, 'addresses/redirects.json'), '["a/"]');
    expect(() => readRedirects(dir)).toThrow(/not an object of old addresses/);
  });

  it('that are old have a page with a canonical link and a refresh', () => {
    const page = createRedirectPage('https://docs.example.com', '/docs/player/web/');
    expect(page).toContain('<link rel="canonical" href="https://docs.example.com/docs/player/web/">');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/player/web/">');
    expect(page).toContain('<a href="/docs/player/web/">');
  });
});
