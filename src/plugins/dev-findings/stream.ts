import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LiveReport} from './types';

/** Starts to send a page's reports; returns a function that ends it, or nothing for an address without a page of its own. */
export type Subscribe = (pathname: string, send: (report: LiveReport) => void) => (() => void) | undefined;

/**
 * Answers `?page=/docs/faq/` with the page's reports, as server-sent events, and any other request with the name of the folder that it
 * serves, which tells the checks of that folder that it is their server.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function streamReports(siteDir: string, subscribe: Subscribe) {
  return ({url = ''}: IncomingMessage, response: ServerResponse): void => {
    const pathname = new URL(url, 'http://localhost').searchParams.get('page') ?? '';
    const stop = subscribe(pathname, (report) => response.write(`data: ${JSON.stringify(report)}\n\n`));
    if (!stop) {
      // With this status a browser does not ask again.
      response.writeHead(204, {'X-Site-Folder': encodeURIComponent(siteDir)}).end();
      return;
    }
    response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
    response.flushHeaders();
    response.on('close', stop);
  };
}
