import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../../src/brand';
import {withServer} from '../../bench/siteServer';

/** Where pages can be seen as readers see them. */
export interface RenderedSite {
  /** For people: `the dev server`. */
  name: string;
  /** Whether it shows a page as it is now. */
  isCurrent: (file: string) => boolean;
  /** Runs while the site can be opened, and is given its origin. */
  use: <T>(work: (origin: string) => Promise<T>) => Promise<T>;
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
  return {name: 'the dev server', isCurrent: () => true, use: (work) => work(origin)};
}

/** The last build, which the project's own server serves meanwhile. */
function findBuild(root: string): RenderedSite | undefined {
  const folder = path.join(root, 'build');
  const stamp = path.join(folder, 'index.html');
  if (!existsSync(stamp)) return undefined;
  const built = statSync(stamp).mtimeMs;
  return {
    name: 'the last build',
    isCurrent: (file) => statSync(path.join(root, file)).mtimeMs < built,
    use: (work) => withServer(folder, work),
  };
}

/**
 * Finds where pages can be seen: the dev server at port 3000, or `PORT`, else the last build.
 * @returns undefined where there is neither.
 */
export async function findRenderedSite(root: string, env = process.env): Promise<RenderedSite | undefined> {
  return (await findDevServer(root, env.PORT ?? '3000')) ?? findBuild(root);
}
