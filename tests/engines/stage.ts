/** The built site, served under its policy, with what a browser does and a host does to be chosen by a test. */
import {EventEmitter, once} from 'node:events';
import http from 'node:http';
import {brand} from '../../src/brand';
import type {createFaults} from '../fixtures/faults';
import {fail, isDocument} from '../fixtures/faults';
import {getFreePort} from '../fixtures/freePort';
import {pass, startProxy} from '../fixtures/proxy';
import {until} from './driver';
import {createProbe} from './probe';
import type {ProbeSettings} from './probe';
import {startProgram} from './programs';

const probePath = `${brand.baseUrl}test-probe.js`;
const reportPath = `${brand.baseUrl}test-reports`;
const flushPath = `${brand.baseUrl}test-flush`;

export interface Conditions extends ProbeSettings {
  /** Pages run no scripts, as where the reader turned them off. */
  runsScripts: boolean;
  /** Scripts of the site are asked for and don't come, until this is false again. */
  holdsScripts: boolean;
  /** Which requests fail. */
  draw: ReturnType<typeof createFaults> | undefined;
}

const fair: Conditions = {runsScripts: true, holdsScripts: false, blocksStorage: false, draw: undefined};

export interface Stage {
  /** The address of a page: `player/web/`. */
  url: (path: string) => string;
  conditions: Conditions;
  /** Sets all conditions back. */
  reset: () => void;
  /** Errors and violations that pages reported since the last call. */
  takeProblems: () => string[];
  /** Paths of the documents that were asked for since the last call, reloads included. */
  takeDocuments: () => string[];
  /** A page asks for this address, so that what it reported before has arrived once {@link flushed} is fulfilled. */
  flushUrl: string;
  flushed: () => Promise<void>;
  stop: () => void;
}

async function readBody(message: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

interface Violation {
  'csp-report'?: {'document-uri'?: string; 'violated-directive'?: string; 'blocked-uri'?: string};
}

/** A report of the probe is text; one of the browser on a violation is JSON. */
function formatReport(body: string): string {
  try {
    const {'csp-report': report = {}} = JSON.parse(body) as Violation;
    return `violation of the policy on ${report['document-uri']}: ${report['violated-directive']} ${report['blocked-uri']}`;
  } catch {
    return body;
  }
}

/** A page, with the probe as its first script, and a policy that reports violations. */
function passPage(
  site: string,
  {runsScripts}: Conditions,
  request: http.IncomingMessage,
  response: http.ServerResponse,
) {
  const {method, url = '/'} = request;
  // The browser's copy would lack what is added here.
  const headers = {...request.headers};
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
  http
    .request(new URL(url, site), {method, headers}, (answer) => {
      void readBody(answer).then((body) => {
        const html = body.replace('<head>', `<head><script src="${probePath}"></script>`);
        const policy = [
          answer.headers['content-security-policy'],
          `report-uri ${reportPath}`,
          // The one way that all engines have, without another start of the browser.
          ...(runsScripts ? [] : ['sandbox allow-same-origin allow-forms allow-top-navigation']),
        ].join('; ');
        response.writeHead(answer.statusCode ?? 500, {
          ...answer.headers,
          'content-security-policy': policy,
          'content-length': Buffer.byteLength(html),
          'cache-control': 'no-store',
        });
        response.end(html);
      });
    })
    .on('error', () => response.destroy())
    .end();
}

/** Starts the site's own server and the proxy in front of it. */
export async function startStage(): Promise<Stage> {
  const port = await getFreePort();
  const server = startProgram(process.execPath, ['scripts/serve.mjs', '--plain', '--port', String(port)], {
    stdio: 'ignore',
  });
  const site = `http://localhost:${port}`;
  await until('the site’s server (is there a build?)', async () => (await fetch(site + brand.baseUrl)).ok);

  const conditions = {...fair};
  let problems: string[] = [];
  let documents: string[] = [];
  const held: (() => void)[] = [];
  const flushes = new EventEmitter();
  const proxy = await startProxy(site, (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path === reportPath) {
      void readBody(request).then((body) => {
        problems.push(formatReport(body));
        response.writeHead(204).end();
      });
      return true;
    }
    if (path === flushPath) {
      response.writeHead(204).end();
      flushes.emit('flush');
      return true;
    }
    if (path === probePath) {
      response
        .writeHead(200, {'Content-Type': 'text/javascript', 'Cache-Control': 'no-store'})
        .end(createProbe(reportPath, conditions));
      return true;
    }
    if (isDocument(path)) {
      // Demos have pages of their own, in frames.
      if (path.startsWith(`${brand.baseUrl}demos/`)) return false;
      documents.push(path);
      passPage(site, conditions, request, response);
      return true;
    }
    if (conditions.draw && fail(conditions.draw(path), response)) return true;
    if (!conditions.holdsScripts || !path.includes('/assets/js/')) return false;
    held.push(() => pass(site, request, response));
    return true;
  });
  const release = () => {
    conditions.holdsScripts = false;
    for (const one of held.splice(0)) one();
  };
  return {
    url: (path) => proxy.origin + brand.baseUrl + path,
    conditions,
    reset() {
      release();
      Object.assign(conditions, fair);
    },
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    takeDocuments() {
      const taken = documents;
      documents = [];
      return taken;
    },
    flushUrl: proxy.origin + flushPath,
    flushed: () => once(flushes, 'flush').then(() => undefined),
    stop() {
      release();
      proxy.stop();
      void server.stop();
    },
  };
}
