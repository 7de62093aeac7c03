/** Looks at pages as they are on a phone: nothing may be wider than the screen. */
import {chromium} from '@playwright/test';
import type {Browser, BrowserContext} from '@playwright/test';
import type {Page as SourcePage, Site} from '../../lint-docs/types';
import {getPlace} from '../../move/places';
import {browserArguments} from '../../setup/browserArguments';
import {findChromium} from '../../setup/setup.mjs';
import {brand} from '../../../src/brand';
import type {CheckFinding} from '../changed/findings';
import {findLine} from './findLine';
import {findOverflow} from './findOverflow';
import type {Overflow} from './findOverflow';
import {findRenderedSite} from './renderedSite';

/** A small phone's width, in CSS pixels. */
const screen = {width: 390, height: 844};

/** Pages that are looked at in one run. Each takes about a second. */
const maximumPages = 12;

export interface WidthReport {
  findings: CheckFinding[];
  /** What was left out, why, and what to do; empty where all pages were looked at. */
  leftOut: string[];
}

/** Where a part of a page is in its source, or in that of a partial. */
function locate(page: SourcePage, {texts}: Overflow, site: Site): {file: string; line: number} {
  for (const file of [page.file, ...page.imports]) {
    const line = findLine(site.pages.get(file)?.text ?? '', texts);
    if (line !== undefined) return {file, line};
  }
  return {file: page.file, line: 1};
}

async function checkPage(page: SourcePage, site: Site, origin: string, context: BrowserContext) {
  const tab = await context.newPage();
  try {
    await tab.goto(`${origin}${brand.baseUrl}${getPlace(page.file).address}`, {waitUntil: 'load'});
    await tab.locator('main').first().waitFor();
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    return (await findOverflow(tab)).map((overflow): CheckFinding => {
      const text = overflow.texts[0]?.slice(0, 40);
      return {
        ...locate(page, overflow, site),
        column: 1,
        rule: 'width',
        problem: `at ${screen.width} px, a <${overflow.element}> is ${overflow.excess} px wider than the screen${text ? `: "${text}"` : ''}`,
        remedy:
          'Shorten the longest word or give it places to break; put wide content into a table or a code block, which scroll.',
      };
    });
  } finally {
    await tab.close();
  }
}

/**
 * Looks at pages at the width of a phone, in the dev server or the last build.
 * @param files pages, from the root; partials are looked at in the pages that import them.
 */
export async function checkWidth(site: Site, files: readonly string[]): Promise<WidthReport> {
  const pages = files.flatMap((file) => site.pages.get(file) ?? []).filter(({isPartial}) => !isPartial);
  if (pages.length === 0) return {findings: [], leftOut: []};
  const rendered = await findRenderedSite(site.root);
  const executablePath = await findChromium();
  const howTo = 'Start the dev server (npm start), and run the check again.';
  if (!rendered) return {findings: [], leftOut: [`Width on a phone: not looked at, as no server runs. ${howTo}`]};
  if (!executablePath)
    return {
      findings: [],
      leftOut: ['Width on a phone: not looked at, as no Chromium is installed. npm run browser installs one.'],
    };
  const current = pages.filter(({file}) => rendered.isCurrent(file));
  const looked = current.slice(0, maximumPages);
  const leftOut = [
    current.length < pages.length &&
      `Width on a phone: ${pages.length - current.length} of ${pages.length} pages not looked at, as the last build is older. ${howTo}`,
    looked.length < current.length &&
      `Width on a phone: only the first ${looked.length} of ${current.length} pages were looked at. For others, name them: npm run check -- docs/faq`,
  ].filter((line): line is string => typeof line === 'string');
  if (looked.length === 0) return {findings: [], leftOut};
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({executablePath, args: browserArguments});
    const context = await browser.newContext({viewport: screen, hasTouch: true});
    context.setDefaultTimeout(10_000);
    const findings: CheckFinding[] = [];
    await rendered.use(async (origin) => {
      for (const page of looked) findings.push(...(await checkPage(page, site, origin, context)));
    });
    return {findings, leftOut};
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return {findings: [], leftOut: [...leftOut, `Width on a phone: not looked at in ${rendered.name} (${reason}).`]};
  } finally {
    await browser?.close();
  }
}
