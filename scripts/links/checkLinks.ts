/** Checks whether the pages behind external links still exist. */

export interface ExternalLink {
  url: string;
  /** Where it stands: `docs/faq/a.mdx:12:3`. */
  places: string[];
}

export interface DeadLink extends ExternalLink {
  /** The server's response, or why the request failed. */
  reason: string;
}

export interface CheckOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Parallel requests. A single server gets fewer, because links of one host are checked one after another. */
  parallel?: number;
  /** Milliseconds for one request. */
  timeout?: number;
  /** Milliseconds before a second attempt. */
  pause?: number;
}

/** Statuses of servers that exist but reject automated requests; in a browser the page works. */
const botStatuses = new Set([401, 403, 405, 406, 429, 451, 503, 999]);

async function ask(url: string, method: 'HEAD' | 'GET', {fetch, timeout = 20_000}: CheckOptions): Promise<number> {
  const response = await fetch(url, {
    method,
    redirect: 'follow',
    signal: AbortSignal.timeout(timeout),
    headers: {'user-agent': 'Mozilla/5.0 (compatible; documentation link check)', accept: 'text/html,*/*'},
  });
  await response.body?.cancel();
  return response.status;
}

/** Why a link is dead; `undefined` for one that lives. */
async function findReason(url: string, options: CheckOptions): Promise<string | undefined> {
  let reason = '';
  for (const attempt of [1, 2]) {
    try {
      let status = await ask(url, 'HEAD', options);
      // Many servers support only GET.
      if (status >= 400) status = await ask(url, 'GET', options);
      if (status < 400 || botStatuses.has(status)) return undefined;
      reason = `status ${status}`;
      if (status === 404 || status === 410) return reason;
    } catch (error) {
      const {message, cause} = error as Error & {cause?: Error};
      reason = cause?.message ?? message;
    }
    if (attempt === 1) await new Promise((resolve) => setTimeout(resolve, options.pause ?? 3000));
  }
  return reason;
}

/**
 * Checks links, one host's after one another.
 * @returns those that are dead, in the order given.
 */
export async function findDeadLinks(links: readonly ExternalLink[], options: CheckOptions): Promise<DeadLink[]> {
  const byHost = new Map<string, ExternalLink[]>();
  for (const link of links) {
    const {host} = new URL(link.url);
    byHost.set(host, [...(byHost.get(host) ?? []), link]);
  }
  const hosts = [...byHost.values()];
  const dead = new Map<string, DeadLink>();
  const work = async (): Promise<void> => {
    for (let own = hosts.shift(); own; own = hosts.shift()) {
      for (const link of own) {
        const reason = await findReason(link.url, options);
        if (reason) dead.set(link.url, {...link, reason});
      }
    }
  };
  await Promise.all(Array.from({length: options.parallel ?? 8}, work));
  return links.flatMap(({url}) => dead.get(url) ?? []);
}

interface PageLinks {
  file: string;
  links: readonly {url: string; line: number; column: number}[];
}

/** Hosts reserved for examples (RFC 2606), and links that are not pages. */
const isReserved = (host: string) => /(^|\.)(example\.(com|org|net)|invalid|test|localhost)$/.test(host);

/** Every external page that pages link to, once, with all its locations. Anchors are not checked. */
export function collectLinks(pages: Iterable<PageLinks>): ExternalLink[] {
  const found = new Map<string, ExternalLink>();
  for (const {file, links} of pages) {
    for (const {url, line, column} of links) {
      if (!/^https?:/.test(url) || !URL.canParse(url) || isReserved(new URL(url).hostname)) continue;
      const page = url.replace(/#.*/, '');
      const link = found.get(page) ?? {url: page, places: []};
      link.places.push(`${file}:${line}:${column}`);
      found.set(page, link);
    }
  }
  return [...found.values()];
}
