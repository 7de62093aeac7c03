/**
 * Settings of a build, from the environment. Everything is off by default, so that the site makes no request to another
 * host.
 */
type Env = Readonly<Record<string, string | undefined>>;

export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Rewrites result paths, for an index that was crawled on another host or base path. */
  replacePathname?: {from: string; to: string};
  /** Results whose address matches open with a full page load. */
  externalUrlPattern?: string;
}

/** @throws Error if the text is not a valid regular expression. */
function getPattern(name: string, pattern: string): string {
  try {
    new RegExp(pattern);
  } catch (error) {
    throw new Error(`${name} is "${pattern}", which is not a valid regular expression: ${(error as Error).message}`);
  }
  return pattern;
}

function getReplacement(value: string): {from: string; to: string} {
  const [from, to, ...rest] = value.split(' => ');
  if (!from || to === undefined || rest.length > 0) {
    throw new Error(
      `ALGOLIA_REPLACE_PATHNAME is "${value}". Write it as "pattern => replacement": "^/old/ => /docs/".`,
    );
  }
  return {from: getPattern('ALGOLIA_REPLACE_PATHNAME', from), to};
}

/**
 * Reads a URL from the environment.
 * @returns `undefined` when it is not set.
 * @throws Error when the value is not an absolute http(s) URL with a host.
 */
export function getUrl(env: Env, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  const isWritten = /^https?:\/\/[^\s/?#@;,'"]+([/?#]\S*)?$/i.test(value);
  const host = isWritten && URL.canParse(value) ? new URL(value).hostname : '';
  if (!/[a-z\d]/i.test(host)) {
    throw new Error(
      `${name} is "${value}", which is not an http(s) address. Write the full address, such as https://host.example/path, or unset it.`,
    );
  }
  return value;
}

const accountNames = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'] as const;
const optionNames = ['ALGOLIA_INDEX_NAME', 'ALGOLIA_REPLACE_PATHNAME', 'ALGOLIA_EXTERNAL_URLS'] as const;

/** @throws Error when the account is incomplete or a setting is malformed. */
function checkAccount(env: Env): void {
  const set = [...accountNames, ...optionNames].filter((name) => env[name]);
  const missing = accountNames.filter((name) => !env[name]);
  if (set.length > 0 && missing.length > 0) {
    throw new Error(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set, but ${set.join(', ')} ${set.length > 1 ? 'are' : 'is'}. ` +
        `Set ${accountNames.join(' and ')} for hosted search, or unset every ALGOLIA_* for the embedded one.`,
    );
  }
  const {ALGOLIA_APP_ID: appId = '', ALGOLIA_API_KEY: apiKey = ''} = env;
  // The id becomes part of a host name.
  if (appId && !/^[a-z\d]+$/i.test(appId)) {
    throw new Error(
      `ALGOLIA_APP_ID is "${appId}", which is not an application id. Set it to the letters and digits that the search service shows.`,
    );
  }
  if (apiKey && !/^[\w+/=-]+$/.test(apiKey)) {
    throw new Error(
      'ALGOLIA_API_KEY contains invalid characters. Set it to the search-only key that the search service shows, without quotes or spaces.',
    );
  }
}

/**
 * The hosted search account, if configured.
 * @param env `ALGOLIA_APP_ID` and `ALGOLIA_API_KEY`, both or none; `ALGOLIA_INDEX_NAME` (default `player`);
 * `ALGOLIA_REPLACE_PATHNAME` as `^/old/ => /docs/`; `ALGOLIA_EXTERNAL_URLS`, a regular expression.
 * @throws Error when the account is incomplete or malformed, or a pattern is not a regular expression.
 */
export function getHostedSearch(env: Env): HostedSearch | undefined {
  checkAccount(env);
  const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName} = env;
  if (!appId || !apiKey) return undefined;
  const {ALGOLIA_REPLACE_PATHNAME: replacement, ALGOLIA_EXTERNAL_URLS: external} = env;
  return {
    appId,
    apiKey,
    indexName: indexName || 'player',
    ...(replacement && {replacePathname: getReplacement(replacement)}),
    ...(external && {externalUrlPattern: getPattern('ALGOLIA_EXTERNAL_URLS', external)}),
  };
}

/** URL of a hosted font style sheet (`FONT_STYLESHEET_URL`), used instead of the site's own fonts. */
export const getFontStylesheet = (env: Env) => getUrl(env, 'FONT_STYLESHEET_URL');

/** URL of an analytics loader (`ANALYTICS_SCRIPT_URL`). */
export const getAnalyticsScript = (env: Env) => getUrl(env, 'ANALYTICS_SCRIPT_URL');

/**
 * Origins that the analytics script asks besides its own (`ANALYTICS_HOSTS`, separated by spaces), which the policy must allow.
 * @throws Error for a malformed one.
 */
export function getAnalyticsHosts(env: Env): string[] {
  const hosts = (env.ANALYTICS_HOSTS ?? '').split(/\s+/).filter(Boolean);
  if (hosts.length && !env.ANALYTICS_SCRIPT_URL) {
    throw new Error('ANALYTICS_HOSTS is set but ANALYTICS_SCRIPT_URL is not. Set the script, or unset its hosts.');
  }
  return hosts.map((host) => new URL(getUrl({ANALYTICS_HOSTS: host}, 'ANALYTICS_HOSTS') ?? host).origin);
}

/** An address that readers' words are sent to, so only an encrypted one. */
function getEncryptedUrl(env: Env, name: string): string | undefined {
  const url = getUrl(env, name);
  if (url !== undefined && !/^https:/i.test(url)) {
    throw new Error(
      `${name} is "${url}", which is not encrypted. What readers typed is sent there: use an https address, or unset it.`,
    );
  }
  return url;
}

/**
 * Where queries that search could not answer are sent (`SEARCH_INSIGHTS_URL`).
 * @throws Error when the value is not an https URL.
 */
export const getSearchInsightsUrl = (env: Env) => getEncryptedUrl(env, 'SEARCH_INSIGHTS_URL');

/**
 * Where readers' answers to "Was this helpful?" are sent (`FEEDBACK_URL`).
 * @throws Error when the value is not an https URL.
 */
export const getFeedbackUrl = (env: Env) => getEncryptedUrl(env, 'FEEDBACK_URL');
