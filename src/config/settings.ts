/** Settings of one build, from the environment; everything is off by default, so that the site asks no other host for anything. */
type Env = Readonly<Record<string, string | undefined>>;

export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Rewrites the path of results, for an index that was crawled on another host or base path. */
  replacePathname?: {from: string; to: string};
  /** Results whose address matches open by full navigation. */
  externalUrlPattern?: string;
}

/** @throws Error where the text is no regular expression. */
function getPattern(name: string, pattern: string): string {
  try {
    new RegExp(pattern);
  } catch (error) {
    throw new Error(`${name} has "${pattern}", which is no regular expression: ${(error as Error).message}`);
  }
  return pattern;
}

function getReplacement(value: string): {from: string; to: string} {
  const [from, to, ...rest] = value.split(' => ');
  if (!from || to === undefined || rest.length > 0) {
    throw new Error(
      `ALGOLIA_REPLACE_PATHNAME is "${value}". Write it as a pattern and what replaces it: "^/old/ => /docs/".`,
    );
  }
  return {from: getPattern('ALGOLIA_REPLACE_PATHNAME', from), to};
}

function getUrl(env: Env, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (!/^https?:\/\/\S+$/.test(value)) {
    throw new Error(`${name} is "${value}", which is not an http(s) address. Correct it or unset it.`);
  }
  return value;
}

/**
 * The hosted search account, where one is configured.
 * @param env `ALGOLIA_APP_ID` and `ALGOLIA_API_KEY`, both or none; `ALGOLIA_INDEX_NAME` (default `player`);
 * `ALGOLIA_REPLACE_PATHNAME` as `^/old/ => /docs/`; `ALGOLIA_EXTERNAL_URLS`, a regular expression.
 * @throws Error when only one of the first two is set, or a pattern is none.
 */
export function getHostedSearch(env: Env): HostedSearch | undefined {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName = 'player'} = env;
  if (!appId && !apiKey) return undefined;
  if (!appId || !apiKey) {
    const missing = appId ? 'ALGOLIA_API_KEY' : 'ALGOLIA_APP_ID';
    throw new Error(
      `${missing} is not set, but the other one is. Set both for hosted search, or neither for the embedded one.`,
    );
  }
  const {ALGOLIA_REPLACE_PATHNAME: replacement, ALGOLIA_EXTERNAL_URLS: external} = env;
  return {
    appId,
    apiKey,
    indexName,
    ...(replacement && {replacePathname: getReplacement(replacement)}),
    ...(external && {externalUrlPattern: getPattern('ALGOLIA_EXTERNAL_URLS', external)}),
  };
}

/** Address of a hosted font style sheet (`FONT_STYLESHEET_URL`), in place of the site's own fonts. */
export const getFontStylesheet = (env: Env) => getUrl(env, 'FONT_STYLESHEET_URL');

/** Address of an analytics loader (`ANALYTICS_SCRIPT_URL`). */
export const getAnalyticsScript = (env: Env) => getUrl(env, 'ANALYTICS_SCRIPT_URL');
