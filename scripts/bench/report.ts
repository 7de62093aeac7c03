/** The figures as tables for people. */
import {pageKinds} from '../../src/health/pageKinds';
import type {BuildFigures} from './builds';
import type {DevServerFigures} from './devServer';
import type {LighthouseFigures} from './lighthouseFigures';
import type {ModuleFigures} from './modules';
import type {NextPageFigures, PageFigures} from './pages';
import type {Scale} from './scale';

/** What was measured; what was not asked for is missing. */
export interface Report {
  pageCount?: number;
  builds?: BuildFigures[];
  bytes?: PageFigures[];
  /** Going on to the page of median length. */
  nextPage?: NextPageFigures;
  dev?: DevServerFigures;
  lighthouse?: LighthouseFigures[];
  modules?: ModuleFigures;
  pages?: Scale;
}

const shownModules = 20;
const kib = (bytes = 0) => (bytes / 1024).toFixed(1);

const kindsByPath = new Map(Object.entries(pageKinds).map(([kind, path]) => [path, kind]));

const getCost = ({seconds, peakMemory}: {seconds: number; peakMemory: number}) => ({
  'build s': seconds.toFixed(1),
  'peak MiB': peakMemory.toFixed(0),
});

const getBytes = ({bytes, total}: PageFigures) => ({
  'HTML KiB': kib(bytes.document),
  'JS KiB': kib(bytes.script),
  'CSS KiB': kib(bytes.stylesheet),
  'fonts KiB': kib(bytes.font),
  'all KiB': kib(total),
});

function printModules({modules, packages, sent, kindCount}: ModuleFigures): void {
  const isEverywhere = ({kinds}: {kinds: readonly string[]}) => kinds.length === kindCount;
  const everywhere = modules.filter(isEverywhere).reduce((sum, {gzipBytes}) => sum + gzipBytes, 0);
  console.log(
    `\nModules of the scripts that pages load, without the pages' texts; a page of each of ${kindCount} kinds was looked at.\n` +
      'Each is taken as it was before the bundler minified it and left out what nobody imports, then minified and compressed\n' +
      `(gzip) by itself. What every page loads comes to ${kib(everywhere)} KiB in this way, and is sent as ${kib(sent)} KiB.`,
  );
  console.table(
    modules.slice(0, shownModules).map((module) => ({
      module: module.name,
      package: module.package,
      'gzip KiB': kib(module.gzipBytes),
      on: isEverywhere(module)
        ? 'every page'
        : module.kinds.length > 2
          ? `${module.kinds.length} of ${kindCount} kinds`
          : module.kinds.join(', '),
    })),
  );
  console.log('\nBy package, all modules');
  console.table(
    packages.map(({package: name, modules: count, everyPage, somePages}) => ({
      package: name,
      modules: count,
      'every page KiB': kib(everyPage),
      'some pages KiB': kib(somePages),
    })),
  );
}

function printScale({figures, growth}: Scale): void {
  console.log('\nGenerated pages: cold builds, and what the first of the pages loads (gzip)');
  console.table(
    figures.map(({mode, count, built, page, ...cost}) => ({
      pages: count,
      build: mode,
      'all pages': built,
      ...getCost(cost),
      ...getBytes(page),
    })),
  );
  const rows = Object.entries(growth).flatMap(([mode, steps]) =>
    steps.map(({from, to, bytes, bytesPerPage}) => ({
      build: mode,
      from,
      to,
      'JS more, KiB': kib(bytes),
      'bytes for each page added': bytesPerPage.toFixed(1),
    })),
  );
  if (!rows.length) return;
  console.log('\nHow the JS of one page grows with the number of pages');
  console.table(rows);
}

function printDevServer({readySeconds, pages}: DevServerFigures): void {
  console.log(`\nDev server without a cache: ready after ${readySeconds.toFixed(1)} s`);
  console.table(
    pages.map(({path, openSeconds, editSeconds}) => ({
      page: path,
      'first opened s': openSeconds.toFixed(2),
      'edit shown s': editSeconds.toFixed(2),
    })),
  );
}

/** Prints what was measured. */
export function printReport({pageCount, builds, bytes, nextPage, lighthouse, dev, modules, pages}: Report): void {
  if (pageCount !== undefined) console.log(`\n${pageCount} pages`);
  if (builds) console.table(builds.map(({kind, ...cost}) => ({build: kind, ...getCost(cost)})));
  const getKind = (path: string) => kindsByPath.get(path) ?? path;
  if (bytes) {
    console.table(
      bytes.map((page) => ({
        page: getKind(page.path),
        requests: page.requests,
        ...getBytes(page),
      })),
    );
  }
  if (nextPage) {
    const {from, path, scripts, total} = nextPage;
    console.log(
      `\nThe page of median length, gone to with nothing fetched ahead: ${kib(scripts)} KiB of scripts, ${kib(total)} KiB in all` +
        `\n  ${path}\n  from ${from}\n`,
    );
  }
  if (lighthouse) console.table(lighthouse.map(({path, ...figures}) => ({page: getKind(path), ...figures})));
  if (dev) printDevServer(dev);
  if (modules) printModules(modules);
  if (pages) printScale(pages);
}
