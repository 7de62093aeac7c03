/** `--pages`: what a page and a build cost at several numbers of pages, beside the stock build of the same pages. */
import fs from 'node:fs';
import path from 'node:path';
import {buildEnv, createSite} from '../../tests/fixtures/site';
import {listBuiltPages} from './builtPages';
import {createGeneratedPages} from './generatedPages';
import {getGrowth} from './growth';
import {measurePages, withBrowser} from './pages';
import {showProgress} from './progress';
import {withServer} from './siteServer';
import {watchBuild} from './watchedBuild';
import type {Growth} from './growth';
import type {PageFigures} from './pages';
import type {BuildCost} from './watchedBuild';

const modes = {flat: '1', stock: '0'};

export type Mode = keyof typeof modes;

export interface ScaleFigures extends BuildCost {
  mode: Mode;
  /** Generated pages. */
  count: number;
  /** All pages of the built site: also those of the fixture site, the home page, search. */
  built: number;
  /** What the first of the generated pages loads. */
  page: PageFigures;
}

export interface Scale {
  figures: ScaleFigures[];
  growth: Record<Mode, Growth[]>;
}

/** Pages of a built site. */
export function countPages(dir: string): number {
  return listBuiltPages(dir).length;
}

async function measure(count: number, mode: Mode, chromePath: string): Promise<ScaleFigures> {
  const {files, firstPage} = createGeneratedPages(count);
  const dir = createSite('bench', files);
  try {
    const label = `${count} pages, ${mode} build`;
    const cost = await showProgress(label, () => watchBuild(dir, {...buildEnv, FLAT: modes[mode]}));
    const buildDir = path.join(dir, 'build');
    const load = (origin: string) => withBrowser(chromePath, (browser) => measurePages(browser, origin, [firstPage]));
    const pages = await withServer(buildDir, load);
    const page = pages[0] as PageFigures;
    // A long run that is stopped has said at least this much.
    process.stderr.write(
      `  ${page.bytes.script ?? 0} bytes of JS, ${page.total} of all; peak ${cost.peakMemory.toFixed(0)} MiB\n`,
    );
    return {mode, count, built: countPages(buildDir), ...cost, page};
  } finally {
    fs.rmSync(dir, {recursive: true, force: true});
  }
}

/**
 * Builds a site of each number of pages twice, with this site's configuration and theme: flat and as stock Docusaurus does.
 * The sites are made under `.cache/` and removed. Each build is cold.
 * @param counts numbers of pages, each once.
 * @param chromePath the browser that loads the page.
 * @throws Error where a build fails.
 */
export async function measureScale(counts: readonly number[], chromePath: string): Promise<Scale> {
  const figures: ScaleFigures[] = [];
  for (const count of counts) {
    for (const mode of Object.keys(modes) as Mode[]) figures.push(await measure(count, mode, chromePath));
  }
  const grow = (mode: Mode) =>
    getGrowth(
      figures
        .filter((figure) => figure.mode === mode)
        .map(({count, page}) => ({count, script: page.bytes.script ?? 0})),
    );
  return {figures, growth: {flat: grow('flat'), stock: grow('stock')}};
}
