import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {renderToHtml as renderAsStream} from '@docusaurus/core/lib/client/renderToHtml.js';

/** What React writes in place of a part that was not ready, or that failed, within a `<Suspense>`. */
const unfinished = '<!--$!-->';

/**
 * HTML of a page, as core's function of this name gives it. A stream is encoded and decoded in small pieces, a tenth of the time that
 * rendering takes; so a page is written in one go, unless a part of it has to be waited for.
 */
export async function renderToHtml(app: ReactNode): Promise<string> {
  let html;
  try {
    html = renderToString(app);
  } catch {
    // Waits for what was not ready, or fails with the error itself.
  }
  return html === undefined || html.includes(unfinished) ? renderAsStream(app) : html;
}
