import type {Element} from 'hast';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';
import {readArticle} from '../markdown-twins/article';
import {createAtom} from './atom';
import {pickBreaking, pickPlatform} from './entries';
import {createFeeds, toFeedHtml} from './feeds';
import type {ReadChangelog} from './feeds';
import {readReleases} from './releases';

const toArticle = (html: string) =>
  readArticle(`<article><div class="theme-doc-markdown">${html}</div></article>`) as Element;

const main = toArticle(`<h1>Changelog</h1>
<h2 id="780-2024-07-15">7.8.0 (2024-07-15)<a class="hash-link">\u200b</a></h2>
<p><strong>General</strong></p><ul><li>Fixed loops.</li></ul>
<p><strong>Web</strong></p><ul class="x"><li>Added <a href="../drm/#a">DRM</a> &amp; <code>&lt;b&gt;</code>.</li><li>Changed it (breaking).</li></ul>
<p><strong>iOS</strong></p><p>All of these are breaking, except the last.</p><ul><li>Needs Xcode 15.</li><li>Faster.</li></ul>
<h2 id="771-2024-07-09">7.7.1 (2024-07-09)</h2><p><strong>Android</strong></p><ul><li>Fixed a crash.</li></ul>
<h2 id="related">Related pages</h2><ul><li>More</li></ul>`);

const releases = readReleases(main, 'docs/changelog/index.mdx');
const player: ReadChangelog = {
  pluginId: 'default',
  page: '/changelog/',
  platforms: ['web', 'android', 'ios'],
  url: '/docs/player/changelog/',
  releases,
};
const site = {origin: 'https://docs.example.com', baseUrl: '/docs/'};
const feeds = createFeeds([player], site);
const getFeed = (name: string) => feeds.find((one) => one.name === name)?.feed;

describe('readReleases', () => {
  it('finds versions, dates and anchors, and nothing below other headings', () => {
    expect(releases.map(({version, date, anchor}) => [version, date, anchor])).toEqual([
      ['7.8.0', '2024-07-15', '780-2024-07-15'],
      ['7.7.1', '2024-07-09', '771-2024-07-09'],
    ]);
    expect(toFeedHtml(releases[1]?.content ?? [], site.origin)).not.toContain('More');
  });

  it('takes dates from a table of the page', () => {
    const article = toArticle(
      '<table><tr><td>1.0.0</td><td>2024-02-19</td></tr></table><h2 id="100">1.0.0</h2><p>First.</p>',
    );
    expect(readReleases(article, 'a.mdx')[0]).toMatchObject({version: '1.0.0', date: '2024-02-19'});
  });

  it('stops with the file and the remedy at a release without a date, and at a page without releases', () => {
    expect(() => readReleases(toArticle('<h2>1.0.0</h2>'), 'docs/a.mdx')).toThrow(/docs\/a\.mdx.*1\.0\.0.*no date/s);
    expect(() => readReleases(toArticle('<h2>News</h2>'), 'docs/a.mdx')).toThrow(/docs\/a\.mdx: no release/);
  });
});

describe('a feed', () => {
  it('of a platform has its entries and the general ones, and no release without any', () => {
    const [release, older] = releases;
    const web = toFeedHtml(pickPlatform(release?.content ?? [], ['Web']), site.origin);
    expect(web).toContain('Fixed loops');
    expect(web).toContain('Added');
    expect(web).not.toContain('Xcode');
    expect(pickPlatform(older?.content ?? [], ['Web'])).toEqual([]);
    expect(getFeed('web')?.entries.map(({title}) => title)).toEqual(['Player for Web 7.8.0']);
    expect(getFeed('android')?.entries).toHaveLength(2);
  });

  it('of breaking changes has what is marked so or removed, and nothing else', () => {
    const html = toFeedHtml(pickBreaking(releases[0]?.content ?? []), site.origin);
    expect(html).toBe(
      '<p><strong>Web</strong></p><ul><li>Changed it (breaking).</li></ul><p><strong>iOS</strong></p><ul><li>Needs Xcode 15.</li></ul>',
    );
    const removed = toArticle('<p><strong>Removed</strong></p><ul><li><code>a()</code></li></ul>');
    expect(pickBreaking(removed.children as Element[])).toHaveLength(2);
    expect(getFeed('breaking')?.entries).toHaveLength(1);
  });

  it('is valid Atom: what RFC 4287 requires, once each, with permanent ids', () => {
    const all = getFeed('all');
    if (!all) throw new Error('There is no feed of all changelogs.');
    const xml = createAtom(all);
    expect(XMLValidator.validate(xml)).toBe(true);
    const {feed} = new XMLParser({ignoreAttributes: false}).parse(xml) as {feed: Record<string, unknown>};
    expect(feed).toMatchObject({
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      id: 'https://docs.example.com/docs/feeds/all.atom',
      updated: '2024-07-15T00:00:00Z',
      author: {name: 'Player Docs contributors'},
    });
    const entries = feed.entry as Record<string, unknown>[];
    expect(entries.map(({id}) => id)).toEqual([
      'https://docs.example.com/docs/feeds/all.atom#default-7.8.0',
      'https://docs.example.com/docs/feeds/all.atom#default-7.7.1',
    ]);
    expect(entries[0]?.content).toMatchObject({'@_type': 'html'});
    expect(xml).toContain('href="https://docs.example.com/docs/player/changelog/#780-2024-07-15"');
  });

  it('has absolute links and code that stays code', () => {
    const html = getFeed('web')?.entries[0]?.html;
    expect(html).toContain('<a href="https://docs.example.com/docs/player/drm/#a">DRM</a>');
    expect(html).toContain('<code>&#x3C;b></code>');
    expect(html).not.toContain('class=');
  });
});
