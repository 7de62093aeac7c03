/**
 * `npm run bench`: what the site costs to build and to read. Tables for people, `--json` for machines.
 *
 *   npm run bench                            builds, bytes, Lighthouse
 *   npm run bench -- --no-builds --runs 5    bytes and Lighthouse of the site in build/, five Lighthouse runs for each page
 *   npm run bench -- --dev                   starts the dev server, opens pages in it and edits them
 *   npm run bench -- --modules               builds, and weighs the modules of the scripts
 *   npm run bench -- --pages 300,1200,3000   builds sites of that many generated pages, flat and stock
 *
 * `--builds`, `--bytes`, `--lighthouse`, `--dev`, `--modules` and `--pages` name what to measure, together or alone.
 */
import {brand} from '../../src/brand';
import {measureBuilds} from './builds';
import {measureDevServer} from './devServer';
import {pageKinds} from '../../src/health/pageKinds';
import {measureLighthouse} from './lighthouse';
import {findMedianPage} from './medianPage';
import {measureModules} from './modules';
import {parseOptions} from './options';
import {measureNextPage, measurePages, withBrowser} from './pages';
import {showProgress} from './progress';
import {printReport} from './report';
import {countPages, measureScale} from './scale';
import {withServer} from './siteServer';
import type {Browser} from '@playwright/test';
import type {BenchOptions} from './options';
import type {Report} from './report';

async function measureBytes(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<Pick<Report, 'bytes' | 'nextPage'>> {
  const bytes = await measurePages(browser, origin, paths);
  const median = findMedianPage('build', brand.baseUrl);
  if (!median) return {bytes};
  return {bytes, nextPage: await measureNextPage(browser, origin, {from: median.previous, path: median.path})};
}

async function measure(options: BenchOptions): Promise<Report> {
  const chromePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const paths = Object.values(pageKinds);
  const report: Report = {};
  if (options.builds) report.builds = await measureBuilds();
  if (options.dev) report.dev = await withBrowser(chromePath, measureDevServer);
  if (options.modules) report.modules = await measureModules();
  if (options.bytes || options.lighthouse) {
    await withServer('build', async (origin) => {
      report.pageCount = countPages('build');
      if (options.bytes) {
        const measureAll = (browser: Browser) => measureBytes(browser, origin, paths);
        Object.assign(report, await showProgress('bytes', () => withBrowser(chromePath, measureAll)));
      }
      if (options.lighthouse) report.lighthouse = await measureLighthouse(origin, paths, chromePath, options.runs);
    });
  }
  if (options.pages.length) report.pages = await measureScale(options.pages, chromePath);
  return report;
}

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  const report = await measure(options);
  if (options.json) console.log(JSON.stringify(report, null, 2));
  else printReport(report);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
