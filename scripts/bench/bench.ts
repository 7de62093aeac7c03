/**
 * `npm run bench`: what the site costs to build and to read. Tables for people, `--json` for machines.
 *
 *   npm run bench                            builds, bytes, Lighthouse
 *   npm run bench -- --no-builds --runs 5    bytes and Lighthouse of the site in build/, five Lighthouse runs for each page
 *   npm run bench -- --modules               builds, and weighs the modules of the scripts
 *   npm run bench -- --pages 300,1200,3000   builds sites of that many generated pages, flat and stock
 *
 * `--builds`, `--bytes`, `--lighthouse`, `--modules` and `--pages` name what to measure, together or alone.
 */
import {measureBuilds} from './builds';
import {pageKinds} from './kinds';
import {measureLighthouse} from './lighthouse';
import {measureModules} from './modules';
import {parseOptions} from './options';
import {measurePages} from './pages';
import {showProgress} from './progress';
import {printReport} from './report';
import {countPages, measureScale} from './scale';
import {withServer} from './siteServer';
import type {BenchOptions} from './options';
import type {Report} from './report';

async function measure(options: BenchOptions): Promise<Report> {
  const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const paths = Object.values(pageKinds);
  const report: Report = {};
  if (options.builds) report.builds = await measureBuilds();
  if (options.modules) report.modules = await measureModules();
  if (options.bytes || options.lighthouse) {
    await withServer('build', async (origin) => {
      report.pageCount = countPages('build');
      if (options.bytes) report.bytes = await showProgress('bytes', () => measurePages(origin, paths, browser));
      if (options.lighthouse) report.lighthouse = await measureLighthouse(origin, paths, browser, options.runs);
    });
  }
  if (options.pages.length) report.pages = await measureScale(options.pages, browser);
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
