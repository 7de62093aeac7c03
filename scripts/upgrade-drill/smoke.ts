/** Walks the fixture site in a browser: does a reader get from page to page, with and without a full load? */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium} from '@playwright/test';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {browserArguments} from '../setup/browserArguments';

const base = '/docs/';

function serve(dir: string): Promise<http.Server> {
  const files = sirv(dir);
  const server = http.createServer((request, response) => {
    // Browsers ask for this file by themselves, and the fixture site has no icon.
    if (request.url === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    request.url = `/${(request.url ?? '').slice(base.length)}`;
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

async function walk(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${base}`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  const open = async (link: string, heading: string) => {
    await page.getByRole('link', {name: link, exact: true}).first().click();
    await page.getByRole('heading', {level: 1, name: heading}).waitFor();
  };
  await open('guide', 'Guide, start');
  await open('Guide, next', 'Guide, next');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Questions', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'Questions'}).waitFor();
  await sidebar.getByRole('link', {name: 'Why?'}).click();
  await page.getByRole('heading', {level: 1, name: 'Why?'}).waitFor();
  await page.title().then((title) => {
    if (!title.startsWith('Why?')) throw new Error(`The title of the page "Why?" is "${title}".`);
  });
  // A full load would have lost the mark.
  await page.locator('html[data-marked]').waitFor({state: 'attached', timeout: 2000});
}

/**
 * @param dir of the built fixture site.
 * @returns what went wrong; an empty list where nothing did.
 */
export async function smoke(dir: string): Promise<string[]> {
  if (!fs.existsSync(dir)) return ['There is no built site.'];
  const server = await serve(dir);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: browserArguments,
  });
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => problems.push(`error on the page: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
    });
    await walk(page, `http://localhost:${(server.address() as AddressInfo).port}`);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await browser.close();
    server.close();
  }
  return problems;
}
