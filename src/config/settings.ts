/** Settings of one build, from the environment; everything is off by default, so that the site asks no other host for anything. */
type Env = Readonly<Record<string, string | undefined>>;

export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
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
 * @param env `ALGOLIA_APP_ID` and `ALGOLIA_API_KEY`, both or none; `ALGOLIA_INDEX_NAME` (default `player`).
 * @throws Error when only one of the two is set.
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
  return {appId, apiKey, indexName};
}

/** Address of a hosted font style sheet (`FONT_STYLESHEET_URL`), in place of the site's own fonts. */
export const getFontStylesheet = (env: Env) => getUrl(env, 'FONT_STYLESHEET_URL');

/** Address of an analytics loader (`ANALYTICS_SCRIPT_URL`). */
export const getAnalyticsScript = (env: Env) => getUrl(env, 'ANALYTICS_SCRIPT_URL');
