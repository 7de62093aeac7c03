import fs from 'node:fs';
import path from 'node:path';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {expect, onDesktop, test} from '../test';
import {labelOf} from '../site';

const build = path.resolve(__dirname, '../../build');

interface Feed {
  id: string;
  title: string;
  updated: string;
  author: {name: string};
  link: {'@_rel': string; '@_href': string}[];
  entry: {
    id: string;
    title: string;
    updated: string;
    link: {'@_href': string};
    content: {'#text': string; '@_type': string};
  }[];
}

function readFeed(name: string): Feed {
  const xml = fs.readFileSync(path.join(build, 'feeds', `${name}.atom`), 'utf8');
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ignoreAttributes: false, parseTagValue: false, isArray: (tag) => tag === 'entry'});
  return (parser.parse(xml) as {feed: Feed}).feed;
}

test.describe('feeds', onDesktop, () => {
  test('of changelogs are valid Atom: dates, ids that are there once, links to headings that exist', () => {
    const names = fs.readdirSync(path.join(build, 'feeds')).map((file) => path.basename(file, '.atom'));
    expect(names).toEqual(
      expect.arrayContaining(['web', 'android', 'ios', 'react-native', 'flutter', 'breaking', 'all']),
    );
    for (const name of names) {
      const {id, updated, author, link, entry: entries} = readFeed(name);
      expect(author.name).toBeTruthy();
      const [self, page] = ['self', 'alternate'].map((rel) => link.find((one) => one['@_rel'] === rel)?.['@_href']);
      expect(self).toBe(id);
      expect(page).toMatch(/\/changelog\//);
      expect(entries.length, name).toBeGreaterThan(1);
      expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
      const times = entries.map((entry) => entry.updated);
      expect(times).toEqual([...times].sort().reverse());
      expect(updated).toBe(times[0]);
      for (const entry of entries) {
        const {pathname, hash} = new URL(entry.link['@_href']);
        const html = fs.readFileSync(path.join(build, pathname.replace('/docs/', ''), 'index.html'), 'utf8');
        expect(html, entry.title).toContain(`id="${hash.slice(1)}"`);
        expect(entry.content['#text']).toContain('<');
      }
    }
  });

  test('of breaking changes have those alone', () => {
    const entry = readFeed('breaking').entry.find(({title}) => title === 'Player 7.0.0');
    expect(entry?.content['#text']).toContain('the default Chromecast receiver');
    expect(entry?.content['#text']).toContain('bitcode');
    expect(entry?.content['#text']).not.toContain('Gson');
    expect(entry?.content['#text']).not.toContain('THEOlive');
  });

  test('are linked from their changelog and from its head, and sent as Atom', async ({page, request}) => {
    await page.goto('player/changelog/');
    const links = page.getByText('Follow as an Atom feed').getByRole('link');
    await expect(links).toHaveText(['Web', 'Android', 'iOS and tvOS', 'Breaking changes', 'All changelogs']);
    await expect(page.locator('head link[type="application/atom+xml"]')).toHaveCount(5);
    const response = await request.get((await links.first().getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    await page.goto('player/faq/');
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(0);
  });
});

test.describe('structured data', onDesktop, () => {
  const read = (url: string) => {
    const html = fs.readFileSync(path.join(build, url, 'index.html'), 'utf8');
    return [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
  };

  test('of a guide names its version, its last change and the pages above it', () => {
    const data = read('player/how-to-guides/ads/google-ima');
    const article = data.find((one) => one['@type'] === 'TechArticle');
    expect(article).toMatchObject({headline: 'Play ads with Google IMA', version: labelOf('current')});
    expect(article?.dateModified).toMatch(/^\d{4}-\d\d-\d\dT/);
    const trail = data.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement as {item: string}[];
    expect(trail.length).toBeGreaterThan(1);
    expect(trail.map(({item}) => item).filter((item) => !item.endsWith('/'))).toEqual([]);
  });

  test('of a page of the API reference names the pages above it, and describes its card', () => {
    const data = read('player/reference/web/ads');
    const trail = data.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement as {
      name: string;
      item: string;
    }[];
    expect(trail.map(({name, item}) => [name, new URL(item).pathname])).toEqual([
      ['Web', '/docs/player/web/'],
      ['API reference', '/docs/player/reference/web/'],
      ['Ads', '/docs/player/reference/web/'],
    ]);
    const html = fs.readFileSync(path.join(build, 'player/reference/web/ads/index.html'), 'utf8');
    expect(html).toContain('property="og:image:alt" content="Ads – Web API | Player Docs"');
    expect(html).toContain('property="og:image:width" content="1200"');
  });

  test('of a question has the question in place of an article', () => {
    const types = read('player/faq/can-clipping-be-used-in-a-playlist').map((one) => one['@type']);
    expect(types).toContain('FAQPage');
    expect(types).not.toContain('TechArticle');
  });
});

test.describe('social cards', onDesktop, () => {
  test('of every docs page is there, small, and described', () => {
    test.slow();
    const pages = fs
      .readdirSync(build, {recursive: true, encoding: 'utf8'})
      .filter((file) => /^(player|open-video-ui)\b.*index\.html$/.test(file));
    expect(pages.length).toBeGreaterThan(900);
    const cards = new Set<string>();
    for (const file of pages) {
      const html = fs.readFileSync(path.join(build, file), 'utf8');
      const card = /property="og:image" content="https:\/\/[^/]+\/docs\/(img\/cards\/[^"]+)"/.exec(html)?.[1];
      // Pages of old addresses lead on, and have none.
      if (!card && html.includes('http-equiv="refresh"')) continue;
      expect(card, file).toBeTruthy();
      cards.add(card ?? '');
    }
    const sizes = [...cards].map((card) => fs.statSync(path.join(build, card)).size);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000);
    const html = fs.readFileSync(path.join(build, 'player/how-to-guides/ads/google-ima/index.html'), 'utf8');
    expect(html).toContain(
      '<meta data-rh="true" property="og:image:alt" content="Play ads with Google IMA | Player Docs"/>',
    );
    expect(html).toContain('<meta data-rh="true" property="og:image:width" content="1200"/>');
    expect(html).toContain('content="summary_large_image"');
  });
});
