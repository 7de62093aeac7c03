/** Client module of the dev server: asks for the findings of the page that is open. */
import siteConfig from '@generated/docusaurus.config';
import type {LiveReport} from '../types';
import {createStrip} from './strip';
import './strip.css';

const strip = createStrip();
let stream: EventSource | undefined;
let page = '';

function connect(): void {
  stream?.close();
  stream = undefined;
  // Browsers keep few connections to a host, and each tab would hold one.
  if (!page || document.visibilityState === 'hidden') return;
  stream = new EventSource(`${siteConfig.baseUrl}__findings?page=${encodeURIComponent(page)}`);
  stream.addEventListener('message', ({data}) => strip.show(JSON.parse(String(data)) as LiveReport));
}

document.addEventListener('visibilitychange', connect);

export function onRouteDidUpdate({location}: {location: Location}): void {
  if (location.pathname === page) return;
  page = location.pathname;
  strip.hide();
  connect();
}
