import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext} from '@playwright/test';
import {brand} from '../../../src/brand';

/** Where pages can be seen as readers see them. */
export interface RenderedSite {
  /** For people: `the dev server`. */
  name: string;
  origin: string;
  /** Whether it shows a page as it is now. */
  isCurrent: (file: string) => boolean;
  prepare: (context: BrowserContext) => Promise<void>;
}

/** The dev server, where it runs and shows this folder. */
async function findDevServer(root: string, port: string): Promise<RenderedSite | undefined> {
  const origin = `http://localhost:${port}`;
  try {
    const response = await fetch(`${origin}${brand.baseUrl}__findings`, {signal: AbortSignal.timeout(1000)});
    // The path says whose server it is (plugins/dev-findings).
    if (response.headers.get('x-site-folder') !== encodeURIComponent(root)) return undefined;
  } catch {
    return undefined;
  }
  return {name: 'the dev server', origin, isCurrent: () => true, prepare: () => Promise.resolve()};
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** The last build: its files are given to the browser as they are. */
function findBuild(root: string): RenderedSite | undefined {
  const folder = path.join(root, 'build');
  const stamp = path.join(folder, 'index.html');
  if (!existsSync(stamp)) return undefined;
  const built = statSync(stamp).mtimeMs;
  const origin = 'http://build.invalid';
  return {
    name: 'the last build',
    origin,
    isCurrent: (file) => statSync(path.join(root, file)).mtimeMs < built,
    prepare: async (context) => {
      await context.route(`${origin}/**`, async (route) => {
        const {pathname} = new URL(route.request().url());
        const name = decodeURIComponent(pathname.slice(brand.baseUrl.length));
        const file = path.join(folder, name.endsWith('/') || name === '' ? `${name}index.html` : name);
        if (!existsSync(file)) return route.fulfill({status: 404});
        const contentType = types[path.extname(file)];
        return route.fulfill({body: readFileSync(file), ...(contentType && {contentType})});
      });
    },
  };
}

/**
 * Finds where pages can be seen: the dev server at port 3000, or `PORT`, else the last build.
 * @returns undefined where there is neither.
 */
export async function findRenderedSite(root: string, env = process.env): Promise<RenderedSite | undefined> {
  return (await findDevServer(root, env.PORT ?? '3000')) ?? findBuild(root);
}
