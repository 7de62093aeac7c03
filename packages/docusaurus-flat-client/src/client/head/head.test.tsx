// @vitest-environment jsdom
import {act} from 'react';
import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import * as helmet from 'react-helmet-async';
import type {HelmetServerState} from 'react-helmet-async';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Helmet} from './index';

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

type HeadComponent = (props: {children?: ReactNode}) => ReactNode;

/** The head that the server writes for what a tree of `<Head>` asks for. */
function renderOnServer(create: (Head: HeadComponent) => ReactNode): {html: string; attributes: string} {
  const context: {helmet?: HelmetServerState} = {};
  const {HelmetProvider} = helmet;
  HelmetProvider.canUseDOM = false;
  renderToString(
    <HelmetProvider context={context}>{create(helmet.Helmet as unknown as HeadComponent)}</HelmetProvider>,
  );
  const {title, meta, link, script, htmlAttributes} = context.helmet as HelmetServerState;
  return {html: [title, meta, link, script].join(''), attributes: htmlAttributes.toString()};
}

const listTags = () =>
  [...document.head.children].filter(({localName}) => localName !== 'title').map(({outerHTML}) => outerHTML);

function setUp(server: {html: string; attributes: string}): void {
  document.head.innerHTML = server.html;
  const {attributes} = new DOMParser().parseFromString(`<html ${server.attributes}>`, 'text/html').documentElement;
  for (const {name, value} of attributes) document.documentElement.setAttribute(name, value);
}

let root: Root;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['requestAnimationFrame', 'cancelAnimationFrame']});
  root = createRoot(document.createElement('div'));
});

afterEach(() => {
  act(() => root.unmount());
  vi.runAllTimers();
  vi.useRealTimers();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
});

function render(tree: ReactNode): void {
  act(() => root.render(tree));
  vi.advanceTimersToNextTimer();
}

const createSite = (Head: HeadComponent, page: ReactNode) => (
  <>
    <Head>
      <html lang="en" dir="ltr" />
      <title>Player Docs</title>
      <meta property="og:title" content="Player Docs" />
      <meta name="viewport" content="width=device-width" />
      <link rel="icon" href="/favicon.ico" />
      <link rel="canonical" href="/docs/" />
    </Head>
    {page}
  </>
);

const createPage = (Head: HeadComponent) => (
  <Head>
    <html className="docs-page" lang="en" />
    <title>{'Ads'} | Player Docs</title>
    <>
      <meta property="og:title" content={'Ads & "breaks"'} />
      <meta httpEquiv="x-test" content="1" />
    </>
    {false}
    <link rel="canonical" href="/docs/ads/" />
    <link rel="alternate" href="/docs/ads/" hrefLang="en" />
    <link rel="alternate" href="/docs/ads/" hrefLang="x-default" />
    <script type="application/ld+json">{'{"a": "<b>"}'}</script>
    <script src="/x.js" async />
  </Head>
);

describe('Head', () => {
  it.each([
    ['a site', (Head: HeadComponent) => createSite(Head, null)],
    ['a page', (Head: HeadComponent) => createSite(Head, createPage(Head))],
  ])('asks for what the server wrote, so that nothing in the head of %s is touched', (_name, create) => {
    setUp(renderOnServer(create));
    const before = [...document.head.children];
    const text = document.head.innerHTML;
    expect(before.length).toBeGreaterThan(4);
    render(create(Helmet));
    expect(document.head.innerHTML).toBe(text);
    expect([...document.head.children].every((element, i) => element === before[i])).toBe(true);
    expect(document.documentElement.lang).toBe('en');
  });

  it('follows from page to page, and back to what the site has', () => {
    setUp(renderOnServer((Head) => createSite(Head, null)));
    const site = listTags();
    render(createSite(Helmet, createPage(Helmet)));
    expect(document.title).toBe('Ads | Player Docs');
    expect(document.querySelector('[property="og:title"]')?.getAttribute('content')).toBe('Ads & "breaks"');
    expect(document.querySelectorAll('[rel=canonical]')).toHaveLength(1);
    expect(document.querySelectorAll('[rel=alternate]')).toHaveLength(2);
    expect(document.documentElement.className).toBe('docs-page');
    render(createSite(Helmet, null));
    expect(document.title).toBe('Player Docs');
    expect(listTags().sort()).toEqual(site.sort());
    expect(document.documentElement.hasAttribute('class')).toBe(false);
    expect(document.documentElement.lang).toBe('en');
  });

  it('leaves alone what others put into the document', () => {
    document.documentElement.dataset.theme = 'dark';
    document.head.innerHTML = '<meta name="generator" content="x">';
    render(createSite(Helmet, createPage(Helmet)));
    render(createSite(Helmet, null));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.querySelector('[name=generator]')).not.toBeNull();
  });
});
