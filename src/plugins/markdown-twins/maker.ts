/** Makes the twins of all pages in threads, and caches them for the next build: made in one thread, they took a third of an unchanged build. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {hashFiles} from '../hashFiles';
import {readJsonFile, writeJsonFile} from '../jsonFile';
import {createThreads} from '../threads';
import type {Threads} from '../threads';
import {cutArticle} from './article';
import type {TwinPage} from './head';
import type {TwinSite} from './links';

/** What a thread is asked for. */
export interface TwinTask {
  html: string;
  page: TwinPage;
}

/** A twin in the cache. */
interface CachedTwin {
  /** Hash of all that the twin is made from. */
  key: string;
  twin: string;
}

export interface TwinMaker {
  /** @returns the page's twin as `createTwin` makes it. */
  make(html: string, page: TwinPage): Promise<string | undefined>;
  /** Ends the threads and writes the cache. */
  finish(): Promise<void>;
}

const root = path.resolve(__dirname, '../../..');
/** What a twin is made by; the lockfile stands for the packages. */
const makers = ['src/plugins/markdown-twins', 'src/twinUrl.ts', 'src/withSlash.ts', 'package-lock.json'];

/** @param folder of the cache. */
export function createMaker(site: TwinSite, folder: string): TwinMaker {
  const file = path.join(folder, 'twins.json');
  const before = (readJsonFile(file) ?? {}) as Record<string, CachedTwin>;
  const after: Record<string, CachedTwin> = {};
  const made = hashFiles(root, makers, (name) => /\.(ts|mjs|json)$/.test(name) && !name.endsWith('.test.ts'));
  const common = JSON.stringify([made, site.origin, site.baseUrl, [...site.urls].sort()]);
  const start = createHash('sha256').update(common);
  let threads: Promise<Threads> | undefined;

  return {
    async make(html, page) {
      const article = cutArticle(html);
      if (article === undefined) return undefined;
      const key = start.copy().update(JSON.stringify(page)).update(article).digest('hex');
      const known = before[page.url];
      if (known?.key === key) {
        after[page.url] = known;
        return known.twin;
      }
      const pool = await (threads ??= createThreads(path.join(__dirname, 'worker.mjs'), site));
      const twin = (await pool.run({html: article, page} satisfies TwinTask)) as string | undefined;
      if (twin !== undefined) after[page.url] = {key, twin};
      return twin;
    },
    async finish() {
      await (await threads)?.destroy();
      writeJsonFile(file, after);
    },
  };
}
