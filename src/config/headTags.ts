import type {HtmlTagObject} from '@docusaurus/types';
import {getServiceOrigin} from 'docusaurus-local-search/hosted';
import {brand, colors} from '../brand';
import {getAnnouncement} from './announcement';
import {getAnalyticsScript, getFontStylesheet, getHostedSearch} from './settings';
import {createFontFaces} from './fonts';
import {createInlineScript} from './inlineScript';
import {inlineSvg} from './inlineSvg';

type HeadTag = Required<Pick<HtmlTagObject, 'tagName' | 'attributes'>> & {innerHTML?: string};

/** Tags in every page's head, besides Docusaurus's own. */
export function getHeadTags(env: NodeJS.ProcessEnv, baseUrl: string): HeadTag[] {
  const fontStylesheet = getFontStylesheet(env);
  const analytics = getAnalyticsScript(env);
  const hostedSearch = getHostedSearch(env);
  const icon = 'img/favicon.svg';
  const tags: HeadTag[] = [
    // Demos are the only iframes. Whatever a reader types into one, it must not load another host.
    {tagName: 'meta', attributes: {'http-equiv': 'Content-Security-Policy', content: "frame-src 'self'"}},
    {tagName: 'script', attributes: {}, innerHTML: createInlineScript(baseUrl, getAnnouncement(env))},
    // With a size, browsers fetch it only when they cannot show the SVG icon.
    {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}img/favicon.ico`, sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'icon', href: inlineSvg(icon) ?? baseUrl + icon, type: 'image/svg+xml'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: colors.light.page, media: '(prefers-color-scheme: light)'},
    },
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: colors.dark.page, media: '(prefers-color-scheme: dark)'},
    },
  ];
  // Printed links show their full URL (css/print.css), which needs the site's origin.
  tags.push({tagName: 'style', attributes: {}, innerHTML: `:root{--site-url:${JSON.stringify(brand.url)}}`});
  if (fontStylesheet) tags.push({tagName: 'link', attributes: {rel: 'stylesheet', href: fontStylesheet}});
  else {
    tags.push({
      tagName: 'link',
      attributes: {
        rel: 'preload',
        href: `${baseUrl}fonts/sans-variable.woff2`,
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
      },
    });
    tags.push({tagName: 'style', attributes: {}, innerHTML: createFontFaces(baseUrl)});
  }
  if (hostedSearch) {
    const href = getServiceOrigin(hostedSearch.appId);
    tags.push({tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}});
  }
  if (analytics) tags.push({tagName: 'script', attributes: {src: analytics, async: true}});
  return tags;
}
