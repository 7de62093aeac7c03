import {describe, expect, it} from 'vitest';
import {brand} from '../brand';
import {getAnnouncement} from './announcement';
import {getHeadTags} from './headTags';
import {getHostedSearch} from './settings';

describe('getAnnouncement', () => {
  it('says nothing by default', () => {
    expect(getAnnouncement({})).toBeUndefined();
  });

  it('names the pull request of a preview, which cannot be closed', () => {
    expect(getAnnouncement({PR_NUMBER: '12', PR_URL: 'https://git.example.com/pull/12'})).toEqual({
      id: 'pr-12',
      content: 'This is a preview of <a href="https://git.example.com/pull/12">pull request 12</a>.',
      isCloseable: false,
    });
  });

  it('refuses malformed settings with a remedy', () => {
    expect(() => getAnnouncement({PR_NUMBER: 'x'})).toThrow(/PR_NUMBER is "x".*Set it/);
    expect(() => getAnnouncement({PR_NUMBER: '1', PR_URL: 'javascript:alert(1)'})).toThrow(/PR_URL/);
    expect(() => getAnnouncement({ANNOUNCEMENT_HTML: 'x'})).toThrow(/ANNOUNCEMENT_ID is not/);
    expect(() => getAnnouncement({ANNOUNCEMENT_HTML: 'x', ANNOUNCEMENT_ID: 'a', ANNOUNCEMENT_CLOSEABLE: '1'})).toThrow(
      /true or false/,
    );
  });

  it('takes a message from the environment', () => {
    expect(getAnnouncement({ANNOUNCEMENT_HTML: 'Hi', ANNOUNCEMENT_ID: 'a'})).toEqual({
      id: 'a',
      content: 'Hi',
      isCloseable: true,
    });
  });
});

describe('getHostedSearch', () => {
  it('is off without an account and names the half that is missing', () => {
    expect(getHostedSearch({})).toBeUndefined();
    expect(() => getHostedSearch({ALGOLIA_APP_ID: 'a'})).toThrow(/ALGOLIA_API_KEY is not set/);
    expect(getHostedSearch({ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'b'})).toEqual({
      appId: 'a',
      apiKey: 'b',
      indexName: 'player',
    });
  });

  it('takes rules for the paths of results and refuses wrong ones', () => {
    const account = {ALGOLIA_APP_ID: 'a', ALGOLIA_API_KEY: 'b'};
    expect(
      getHostedSearch({...account, ALGOLIA_REPLACE_PATHNAME: '^/old/ => /docs/', ALGOLIA_EXTERNAL_URLS: 'live\\.'}),
    ).toMatchObject({replacePathname: {from: '^/old/', to: '/docs/'}, externalUrlPattern: 'live\\.'});
    expect(() => getHostedSearch({...account, ALGOLIA_REPLACE_PATHNAME: '/old/'})).toThrow(/Write it as/);
    expect(() => getHostedSearch({...account, ALGOLIA_EXTERNAL_URLS: '('})).toThrow(/no regular expression/);
  });
});

describe('getHeadTags', () => {
  /** Hosts that the tags name, but for the site's own and that in the name of SVG's namespace. */
  const hosts = (env: NodeJS.ProcessEnv) =>
    (JSON.stringify(getHeadTags(env, '/docs/')).match(/https?:\/\/[^/"\\]+/g) ?? []).filter(
      (host) => host !== brand.url && host !== 'http://www.w3.org',
    );

  it('asks no other host for anything by default', () => {
    expect(hosts({NODE_ENV: 'test'})).toEqual([]);
  });

  it('opens the connection to the search service early, where one is set', () => {
    const env = {NODE_ENV: 'test', ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'b'};
    expect(getHeadTags(env, '/docs/')).toContainEqual({
      tagName: 'link',
      attributes: {rel: 'preconnect', href: 'https://app-dsn.algolia.net', crossorigin: 'anonymous'},
    });
  });

  it('uses a hosted font and an analytics loader only where they are set', () => {
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
