import {describe, expect, it} from 'vitest';
import {brand} from '../brand';
import {getAnnouncement} from './announcement';
import {getHeadTags} from './headTags';
import {createInlineScript} from './inlineScript';
import {getHostedSearch, getFeedbackUrl, getSearchInsightsUrl, getUrl} from './settings';

describe('getAnnouncement', () => {
  it('has no announcement by default', () => {
    expect(getAnnouncement({})).toBeUndefined();
  });

  it('names the pull request of a preview, in a bar that cannot be closed', () => {
    expect(getAnnouncement({PR_NUMBER: '12', PR_URL: 'https://git.example.com/pull/12'})).toEqual({
      id: 'pr-12',
      content: 'This is a preview of <a href="https://git.example.com/pull/12">pull request 12</a>.',
      isCloseable: false,
    });
  });

  it('rejects malformed settings and says how to fix them', () => {
    expect(() => getAnnouncement({PR_NUMBER: 'x'})).toThrow(/PR_NUMBER is "x".*Set it/);
    expect(() => getAnnouncement({PR_NUMBER: '1', PR_URL: 'javascript:alert(1)'})).toThrow(/PR_URL/);
    expect(() => getAnnouncement({ANNOUNCEMENT_ID: 'a'})).toThrow(/ANNOUNCEMENT_HTML is not/);
    expect(() => getAnnouncement({ANNOUNCEMENT_HTML: 'x'})).toThrow(/ANNOUNCEMENT_ID is not/);
    expect(() => getAnnouncement({ANNOUNCEMENT_HTML: 'x', ANNOUNCEMENT_ID: 'a', ANNOUNCEMENT_CLOSEABLE: '1'})).toThrow(
      /true or false/,
    );
  });

  it('reads a message from the environment', () => {
    expect(getAnnouncement({ANNOUNCEMENT_HTML: 'Hi', ANNOUNCEMENT_ID: 'a'})).toEqual({
      id: 'a',
      content: 'Hi',
      isCloseable: true,
    });
  });
});

describe('getHostedSearch', () => {
  it('is off without an account, and names the missing setting of an incomplete one', () => {
    expect(getHostedSearch({})).toBeUndefined();
    expect(() => getHostedSearch({ALGOLIA_APP_ID: 'a'})).toThrow(/ALGOLIA_API_KEY is not set/);
    expect(getHostedSearch({ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'b'})).toEqual({
      appId: 'a',
      apiKey: 'b',
      indexName: 'player',
    });
  });

  it.each([
    [{ALGOLIA_API_KEY: 'b'}, /ALGOLIA_APP_ID is not set, but ALGOLIA_API_KEY is/],
    [
      {ALGOLIA_INDEX_NAME: 'docs'},
      /ALGOLIA_APP_ID and ALGOLIA_API_KEY are not set, but ALGOLIA_INDEX_NAME is.*unset every ALGOLIA_\*/,
    ],
    [{ALGOLIA_APP_ID: 'evil.test/#', ALGOLIA_API_KEY: 'b'}, /ALGOLIA_APP_ID is "evil\.test\/#".*letters and digits/],
    [{ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: '"b"'}, /ALGOLIA_API_KEY contains invalid characters.*without quotes/],
  ])('rejects %j', (env, expected) => {
    expect(() => getHostedSearch(env)).toThrow(expected);
  });

  it('accepts rules for result paths and rejects malformed ones', () => {
    const account = {ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'b'};
    expect(
      getHostedSearch({...account, ALGOLIA_REPLACE_PATHNAME: '^/old/ => /docs/', ALGOLIA_EXTERNAL_URLS: 'live\\.'}),
    ).toMatchObject({replacePathname: {from: '^/old/', to: '/docs/'}, externalUrlPattern: 'live\\.'});
    expect(() => getHostedSearch({...account, ALGOLIA_REPLACE_PATHNAME: '/old/'})).toThrow(/Write it as/);
    expect(() => getHostedSearch({...account, ALGOLIA_EXTERNAL_URLS: '('})).toThrow(/not a valid regular expression/);
  });
});

describe('addresses', () => {
  it.each([
    'https://?#',
    'https://',
    'http:///a.css',
    'https://#/a',
    'https://a b/',
    'https://./',
    'https://u:p@host.test/',
    'https://host.test:port/',
    'ftp://host.test/',
    '//host.test/a.css',
    'javascript:alert(1)',
    'host.test/a.css',
  ])('rejects %s', (url) => {
    expect(() => getUrl({FONT_STYLESHEET_URL: url}, 'FONT_STYLESHEET_URL')).toThrow(
      `FONT_STYLESHEET_URL is "${url}", which is not an http(s) address. Write the full address`,
    );
  });

  it.each([
    'https://fonts.example.com/a.css?family=x',
    'http://localhost:3000/a.js',
    'https://[::1]/a.js',
    'https://host.test',
  ])('accepts %s', (url) => {
    expect(getUrl({FONT_STYLESHEET_URL: url}, 'FONT_STYLESHEET_URL')).toBe(url);
  });
});

describe('HTML of the announcement', () => {
  const announce = (html: string) => getAnnouncement({ANNOUNCEMENT_ID: 'a', ANNOUNCEMENT_HTML: html})?.content;

  it.each([
    ['<script>alert(1)</script>', /ANNOUNCEMENT_HTML has <script>/],
    ['<b>Hi</b><img src=x onerror=alert(1)>', /has <img>/],
    ['<svg><a xlink:href="javascript:alert(1)">Hi</a></svg>', /has <svg>/],
    ['<math><mtext></mtext></math>', /has <math>/],
    ['<iframe srcdoc="x"></iframe>', /has <iframe>/],
    ['<style>*{}</style>', /has <style>/],
    ['<template><script></script></template>', /has <template>/],
    ['<b onclick="alert(1)">Hi</b>', /has "onclick" on <b>/],
    ['<a href="/x/" ONMOUSEOVER=alert(1)>Hi</a>', /has "onmouseover" on <a>/],
    ['<b style="position:fixed">Hi</b>', /has "style" on <b>/],
    ['<a href="javascript:alert(1)">Hi</a>', /has a link to "javascript:alert\(1\)"/],
    ['<a href=" JavaScript&colon;alert(1)">Hi</a>', /has a link to " JavaScript:alert\(1\)"/],
    ['<a href="java&#10;script:alert(1)">Hi</a>', /has a link to/],
    ['<a href="data:text/html,x">Hi</a>', /has a link to "data:/],
  ])('rejects %s', (html, expected) => {
    expect(() => announce(html)).toThrow(expected);
    expect(() => announce(html)).toThrow(/Use text, .* only/);
  });

  it.each([
    'Version <strong>8</strong> &amp; more: <a class="x" href="/docs/player/changelog/" title="New">read on</a><br>',
    '<a href="https://example.com/?a=1#b" target="_blank" rel="noopener">Elsewhere</a>, <a href="mailto:a@example.com">mail</a>',
    'a < b, 2 > 1',
  ])('accepts %s', (html) => {
    expect(announce(html)).toBe(html);
  });
});

describe('getHeadTags', () => {
  /** Hosts in the tags, except the site's own host and the host in SVG's namespace. */
  const hosts = (env: NodeJS.ProcessEnv) =>
    (JSON.stringify(getHeadTags(env, '/docs/')).match(/https?:\/\/[^/"\\]+/g) ?? []).filter(
      (host) => host !== brand.url && host !== 'http://www.w3.org',
    );

  it('makes no request to another host by default', () => {
    expect(hosts({NODE_ENV: 'test'})).toEqual([]);
  });

  it('preconnects to the search service when one is configured', () => {
    const env = {NODE_ENV: 'test', ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'b'};
    expect(getHeadTags(env, '/docs/')).toContainEqual({
      tagName: 'link',
      attributes: {rel: 'preconnect', href: 'https://app-dsn.algolia.net', crossorigin: 'anonymous'},
    });
  });

  it('uses a hosted font and an analytics loader only when configured', () => {
    const env = {
      NODE_ENV: 'test',
      FONT_STYLESHEET_URL: 'https://fonts.example.com/a.css',
      ANALYTICS_SCRIPT_URL: 'https://stats.example.com/a.js',
    } as const;
    expect(hosts(env)).toEqual(['https://fonts.example.com', 'https://stats.example.com']);
    expect(() => getHeadTags({NODE_ENV: 'test', ANALYTICS_SCRIPT_URL: 'nonsense'}, '/docs/')).toThrow(
      /ANALYTICS_SCRIPT_URL is "nonsense"/,
    );
  });
});

describe('the inline script', () => {
  const create = (id: string) => createInlineScript('/docs/', {id, content: 'Hi', isCloseable: true});

  it('is deterministic and never closes the script element, whatever the announcement id', () => {
    expect(create('a')).toBe(create('a'));
    for (const id of ['</script><script>alert(1)</script>', '<!--<script>']) {
      expect(create(id)).not.toMatch(/<\/script|<!--/i);
    }
  });

  it('is smaller than 3 KB', () => {
    expect(Buffer.byteLength(create('a'))).toBeLessThan(3000);
  });
});

describe.each([
  ['SEARCH_INSIGHTS_URL', getSearchInsightsUrl],
  ['FEEDBACK_URL', getFeedbackUrl],
])('%s', (name, read) => {
  it('is off by default and takes an https address', () => {
    expect(read({})).toBeUndefined();
    const url = 'https://insights.example/searches';
    expect(read({[name]: url})).toBe(url);
  });
  it.each(['http://insights.example/', 'insights.example', 'https://'])('refuses %s', (url) => {
    expect(() => read({[name]: url})).toThrow(new RegExp(`^${name} is ".*https`));
  });
});
