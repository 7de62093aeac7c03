/**
 * `npm run pictures`: redraws the images of the contributing guide from the tools' current output for a page full of
 * mistakes (`mistakes.mdx`), and from the dev server's error page for another one.
 */
import {spawn, spawnSync} from 'node:child_process';
import {copyFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {brand} from '../../src/brand';
import {browserArguments} from '../setup/browserArguments';
import {drawTerminal} from './terminal';

const root = path.resolve(__dirname, '../..');
const page = 'docs/faq/black-picture.mdx';
const folder = path.join(root, 'contributing/img');
const port = 3417;
const address = `http://localhost:${port}${brand.baseUrl}player/faq/black-picture/`;
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

/** The error page of the dev server, as a writer sees it when the page is saved. */
async function captureErrorOverlay(): Promise<void> {
  const server = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', String(port)], {
    cwd: root,
    detached: true,
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: browserArguments,
  });
  try {
    const tab = await browser.newPage({viewport: {width: 960, height: 400}, deviceScaleFactor: 1.5});
    const answers = async () => {
      try {
        return (await fetch(address)).ok;
      } catch {
        return false;
      }
    };
    for (let left = 120; !(await answers()); left--) {
      if (left === 0) throw new Error('The dev server did not start within a minute.');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await tab.goto(address);
    await tab
      .frameLocator('iframe')
      .getByText(/unknown platform/)
      .first()
      .waitFor({timeout: 60_000});
    // Remove local paths.
    await tab
      .frameLocator('iframe')
      .locator('body')
      .evaluate((body, folder) => {
        const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          node.nodeValue = node.nodeValue?.replaceAll(folder, '') ?? '';
      }, `${root}/`);
    await tab.screenshot({path: path.join(folder, 'dev-server-error.png')});
  } finally {
    await browser.close();
    if (server.pid) process.kill(-server.pid);
  }
}

async function main(): Promise<void> {
  copyFileSync(path.join(__dirname, 'mistakes.mdx'), path.join(root, page));
  try {
    for (const script of ['lint:docs', 'samples']) {
      const file = `${script.replace(':', '-')}.svg`;
      writeFileSync(path.join(folder, file), drawTerminal(`npm run ${script} -- ${page}`, run(script)));
      console.log(`contributing/img/${file}`);
    }
    writeFileSync(path.join(root, page), wrongPlatform);
    await captureErrorOverlay();
    console.log('contributing/img/dev-server-error.png');
  } finally {
    rmSync(path.join(root, page));
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
