/**
 * The content security policies: of pages, of the demos' pages, and of the playground's frame. Pure functions; `src/plugins/hosting` finds
 * the inline blocks.
 */
import {createHash} from 'node:crypto';
import {getServiceOrigin} from 'docusaurus-local-search/hosted';
import {
  getAnalyticsHosts,
  getAnalyticsScript,
  getFeedbackUrl,
  getFontStylesheet,
  getHostedSearch,
  getSearchInsightsUrl,
} from './settings';

type Env = Readonly<Record<string, string | undefined>>;

/** Sources by directive, in the order in which they are sent. An empty list stands for `'none'`. */
type Directives = Readonly<Record<string, readonly string[]>>;

/** Hosts that settings add to the site's own. */
export interface PolicyHosts {
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  images: readonly string[];
  requests: readonly string[];
}

const toOrigin = (url: string | undefined) => (url ? [new URL(url).origin] : []);

/** The hosts of hosted search, fonts, analytics, unanswered searches and feedback, where the environment of the build names them. */
export function getPolicyHosts(env: Env): PolicyHosts {
  const search = getHostedSearch(env);
  const fonts = toOrigin(getFontStylesheet(env));
  const analytics = [...new Set([...toOrigin(getAnalyticsScript(env)), ...getAnalyticsHosts(env)])];
  return {
    scripts: analytics,
    styles: fonts,
    // Only the sheet itself knows which host its fonts come from.
    fonts: fonts.length ? ['https:'] : [],
    images: analytics,
    requests: [
      ...(search ? [getServiceOrigin(search.appId)] : []),
      ...analytics,
      ...toOrigin(getSearchInsightsUrl(env)),
      ...toOrigin(getFeedbackUrl(env)),
    ],
  };
}

/** The source that allows an inline block of this text. */
export const toHashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The style element in the logo of DocSearch's modal, the one that a script creates. */
export const searchLogoStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

const write = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length ? sources.join(' ') : "'none'"}`)
    .join('; ');

const self = "'self'";

/**
 * The policy of all pages.
 * @param scripts sources of the inline scripts, as {@link toHashSource} makes them.
 * @param styles the same of the inline style elements.
 */
export function createPolicy(scripts: readonly string[], styles: readonly string[], hosts: PolicyHosts): string {
  return write({
    'default-src': [],
    'script-src': [self, ...scripts, ...hosts.scripts],
    'style-src': [self, ...styles, toHashSource(searchLogoStyle), ...hosts.styles],
    // Small pictures and masks, which are part of the HTML and of the sheet.
    'img-src': [self, 'data:', ...hosts.images],
    // The code font is part of the sheet: nearly every page needs it, and a file would be asked for only after the sheet.
    'font-src': [self, 'data:', ...hosts.fonts],
    'connect-src': [self, ...hosts.requests],
    'media-src': [self],
    'worker-src': [self],
    'frame-src': [self],
    'frame-ancestors': [],
    'form-action': [self],
    'base-uri': [],
    'object-src': [],
  });
}

/**
 * The policy of a demo's page, which can be edited by the reader: no other host, and no scripts but the demo's own. Blobs are media
 * (hls.js). The UI kit and edits write style elements. The SDK checks its license with its publisher, so a build with the SDK allows
 * hosts over HTTPS.
 * @param hasSdk whether demos run on the SDK.
 */
export const createDemoPolicy = (hasSdk: boolean): string => createFramePolicy(hasSdk, []);

/**
 * The policy of the playground's frame: that of a demo, and scripts that the frame makes of what the reader wrote, as blobs.
 * @param hasSdk whether the playground runs on the SDK.
 */
export const createPlaygroundPolicy = (hasSdk: boolean): string => createFramePolicy(hasSdk, ['blob:']);

/**
 * Stands for the host of the request in the policy of a frame. In a frame with an opaque origin, WebKit takes `'self'` for nothing, so
 * the policy also names the host. `http:` covers `https:` of the same host (CSP 3, section 6.7.2.8).
 */
export const hostToken = '{hostport}';

function createFramePolicy(hasSdk: boolean, scripts: readonly string[]): string {
  const hosts = hasSdk ? ['https:'] : [];
  const sdkScripts = hasSdk ? ['blob:', "'wasm-unsafe-eval'"] : [];
  const own = [self, `http://${hostToken}`];
  return write({
    'default-src': [],
    'script-src': [...new Set([...own, ...scripts, ...sdkScripts])],
    'style-src': [...own, "'unsafe-inline'"],
    'img-src': [...own, 'blob:', 'data:', ...hosts],
    'font-src': [...own, 'data:'],
    'connect-src': [...own, 'blob:', 'data:', ...hosts],
    'media-src': [...own, 'blob:', 'data:', ...hosts],
    'worker-src': [...own, 'blob:'],
    'frame-src': hosts,
    'form-action': [],
    'base-uri': [],
    'object-src': [],
  });
}
