/**
 * `npm run pictures`: redraws the images of the contributing guide from the tools' current output for a page full of
 * mistakes (`mistakes.mdx`), and from the dev server: its strip of findings, and its error page for another page.
 * `-- --record` takes none: it notes that all screenshots still show what is there (`taken.json`).
 */
import {spawn, spawnSync} from 'node:child_process';
import {copyFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import type {Page} from '@playwright/test';
import {brand} from '../../src/brand';
import {browserArguments} from '../setup/browserArguments';
import {recordTaken} from './taken';
import {drawTerminal} from './terminal';

const root = path.resolve(__dirname, '../..');
const page = 'docs/faq/black-picture.mdx';
const folder = path.join(root, 'contributing/img');
const port = 3417;
const address = `http://localhost:${port}${brand.baseUrl}player/faq/black-picture/`;
/** Mistakes that leave the page readable. */
const readable = `---
title: Why does the picture stay black?
description: Because nothing has asked the player to play, or the browser has refused.
keywords:
  - black picture
---

Because nothing has asked the player to play: call \`player.start()\`, and look at [the list](./index.mdx#black).

On a web OS TV the colour of the the screen says nothing.
`;
const wrongPlatform = `---
title: Black picture
description: Why the picture stays black, and what to do about it on every platform.
---

Because nothing has asked the player to play.

<PlatformTabs>
<Platform id="tizen">

Call \`play()\`.

</Platform>
</PlatformTabs>
`;

function run(script: string): string {
  const {stdout} = spawnSync('npm', ['run', '--silent', script, '--', page], {cwd: root, encoding: 'utf8'});
  // Timings differ between runs.
  return stdout.replace(/, [\d.]+ s$/m, '');
}

async function waitForServer(): Promise<void> {
  const answers = () =>
    fetch(address).then(
      ({ok}) => ok,
      () => false,
    );
  for (let left = 120; !(await answers()); left--) {
    if (left === 0) throw new Error('The dev server did not start within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** The strip that names what the checks find in the page. */
async function captureFindings(tab: Page): Promise<void> {
  await tab.setViewportSize({width: 960, height: 560});
  await tab.goto(address);
  const strip = tab.getByRole('complementary', {name: 'Findings'});
  await strip.getByRole('button', {name: 'Show'}).click({timeout: 60_000});
  await strip.getByRole('listitem').first().waitFor();
  await tab.screenshot({path: path.join(folder, 'dev-server-findings.png')});
}

/** The error page of the dev server, as a writer sees it when the page is saved. */
async function captureErrorOverlay(tab: Page): Promise<void> {
  await tab.setViewportSize({width: 960, height: 400});
  await tab.goto(address);
  const overlay = tab.frameLocator('iframe');
  await overlay
    .getByText(/unknown platform/)
    .first()
    .waitFor({timeout: 60_000});
  // Remove local paths.
  await overlay.locator('body').evaluate((body, local) => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      node.nodeValue = node.nodeValue?.replaceAll(local, '') ?? '';
  }, `${root}/`);
  await tab.screenshot({path: path.join(folder, 'dev-server-error.png')});
}

/** Takes both pictures: of a page with findings, and of a page that does not compile. */
async function captureDevServer(): Promise<void> {
  const server = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', String(port)], {
    cwd: root,
    detached: true,
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: browserArguments,
  });
  try {
    const tab = await browser.newPage({deviceScaleFactor: 1.5});
    writeFileSync(path.join(root, page), readable);
    await waitForServer();
    await captureFindings(tab);
    writeFileSync(path.join(root, page), wrongPlatform);
    await captureErrorOverlay(tab);
  } finally {
    await browser.close();
    if (server.pid) process.kill(-server.pid);
  }
}

async function main(): Promise<void> {
  if (process.argv.includes('--record')) return recordTaken(root);
  copyFileSync(path.join(__dirname, 'mistakes.mdx'), path.join(root, page));
  try {
    for (const script of ['lint:docs', 'samples']) {
      const file = `${script.replace(':', '-')}.svg`;
      writeFileSync(path.join(folder, file), drawTerminal(`npm run ${script} -- ${page}`, run(script)));
      console.log(`contributing/img/${file}`);
    }
    await captureDevServer();
    console.log('contributing/img/dev-server-findings.png\ncontributing/img/dev-server-error.png');
  } finally {
    rmSync(path.join(root, page));
  }
  recordTaken(root);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
