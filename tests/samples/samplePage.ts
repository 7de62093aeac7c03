import type {Page} from '@playwright/test';
import type {Samples} from '../../scripts/samples/run/browser/harness';
import {answer, type AnswerOptions} from '../../scripts/samples/run/answer';
import {bundleHarness, bundleRun, type Bundle, type BundleError, type Harness} from '../../scripts/samples/run/bundle';
import {entryAddress, findExportedCalls} from '../../scripts/samples/run/page';
import {findFile, isModule, type Run} from '../../scripts/samples/run/projects';
import {memoize} from '../../src/memoize';

declare global {
  interface Window {
    samples: Samples;
  }
}

/** The same for all samples that a process runs; reading the typings takes a second. */
const getHarness = memoize((root: string) => root, bundleHarness);

function describeFault(error: unknown): string {
  if (!(error instanceof Error && 'page' in error && 'line' in error)) throw error;
  const {page, line, message} = error as BundleError;
  return `${page}:${line} ${message}`;
}

/** Runs samples in a browser's page, one after the other. */
export class SamplePage {
  private run: Run | undefined;
  /** Files that could not be given to the page. */
  private readonly faults: string[] = [];
  private readonly bundles = new Map<string, Promise<Bundle>>();
  private readonly options: AnswerOptions;

  private constructor(
    private readonly page: Page,
    root: string,
    harness: Harness,
  ) {
    this.options = {
      root,
      harness,
      getBundle: (run) => this.getBundle(run),
    };
  }

  static async create(page: Page, root: string): Promise<SamplePage> {
    const samples = new SamplePage(page, root, await getHarness(root));
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (!samples.run || !url.protocol.startsWith('http')) return route.abort();
      try {
        const {status, type, body} = await answer(samples.run, url, samples.options);
        await route.fulfill({status, contentType: type, body, headers: {'access-control-allow-origin': '*'}});
      } catch (error) {
        samples.faults.push(describeFault(error));
        await route.fulfill({status: 500, body: ''});
      }
    });
    return samples;
  }

  private getBundle(run: Run): Promise<Bundle> {
    const {project, entry} = run;
    const key = `${project.page} ${project.tab} ${project.files.indexOf(entry)}`;
    let bundle = this.bundles.get(key);
    if (!bundle) this.bundles.set(key, (bundle = bundleRun(run, this.options.root)));
    return bundle;
  }

  /**
   * Loads a run and waits until its scripts have run.
   * @returns what went wrong, each with the page's file and line.
   */
  async load(run: Run): Promise<string[]> {
    this.run = run;
    if (run.entry.language !== 'html') {
      try {
        await this.getBundle(run);
      } catch (error) {
        return [describeFault(error)];
      }
    }
    await this.page.goto('http://samples.localhost/samples/', {waitUntil: 'load'});
    await this.page.evaluate(() => window.samples.settle());
    return this.readErrors();
  }

  /** Calls what the run exports and what it gave to the SDK. Returns what went wrong since it loaded. */
  async exercise(run: Run): Promise<string[]> {
    const calls = findExportedCalls(run.entry);
    await this.page.evaluate((given) => window.samples.exercise(window.samples.exported, given), calls);
    return this.readErrors();
  }

  private async readErrors(): Promise<string[]> {
    const errors = await this.page.evaluate(() => window.samples.errors.splice(0));
    const located = errors.map(async ({message, stack}) => `${await this.locate(message, stack)} ${message}`);
    return [...this.faults.splice(0), ...(await Promise.all(located))];
  }

  /** The line of the page that an error comes from: the first of its stack that is the sample's. */
  private async locate(message: string, stack: string): Promise<string> {
    const run = this.run!;
    const places = [...`${stack}\n${message}`.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)];
    for (const [, address = '', line, column] of places) {
      const {pathname} = new URL(address);
      if (pathname.startsWith('/samples/harness') || pathname.startsWith('/samples/theoplayer')) continue;
      if (pathname === '/samples/' && run.entry.language === 'html') return `${run.project.page}:${line}`;
      const file =
        pathname === entryAddress ? run.entry : findFile(run.project, decodeURIComponent(pathname), run.entry);
      if (!file || file.language === 'html') continue;
      if (!isModule(file)) return `${run.project.page}:${line}`;
      const found = (await this.getBundle({...run, entry: file})).locate(Number(line), Number(column));
      if (found) return `${found.page}:${found.line}`;
    }
    return `${run.project.page}:${run.entry.line} (${run.entry.name})`;
  }
}
