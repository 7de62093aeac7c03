/** Texts that would run code in messages to and from the frames of demos, and as the source of one: none of them runs. */
import type {Page} from '@playwright/test';
import {encodeCode} from '../../src/components/Playground/link';
import {DemoPage} from '../demos/helpers';
import {expect, hydrated, onDesktop, test} from '../test';
import {expectNothingRan, findInjected, inParts, watchRuns} from './helpers';
import {payloads} from './payloads';

/** What the policy of a frame reports where it holds a text back. */
const heldBack = /Content Security Policy|sandboxed|Failed to load|ERR_|404|request failed|javascript:|console error/;

async function runDemo(page: Page): Promise<DemoPage> {
  const demo = new DemoPage(page);
  await demo.open('open-video-ui/web/examples/styling/');
  await demo.run();
  return demo;
}

test.describe('without the policy', () => {
  test.use({bypassCSP: true});

  test('no message of a demo’s frame runs on the page around it', onDesktop, async ({page}) => {
    const ran = await watchRuns(page);
    const demo = await runDemo(page);
    await demo.frame.locator('body').evaluate(async (_body, texts) => {
      for (const text of texts) {
        for (const message of [text, {demo: text}, {demo: 'ready', engine: text, kit: text}]) {
          window.parent.postMessage(message, '*');
        }
        window.parent.postMessage({demo: 'ready', engine: 'preview', kit: text}, '*');
        window.parent.postMessage({demo: 'error', message: text}, '*');
        // The page shows each of them for a moment.
        await new Promise(requestAnimationFrame);
      }
    }, payloads);
    await expect(demo.section.getByRole('alert')).toContainText(payloads.at(-1)!.slice(0, 20));
    await expectNothingRan(page, ran);
  });
});

test('no message to a demo’s frame runs in it', onDesktop, async ({page, problems}) => {
  problems.allow(heldBack);
  const ran = await watchRuns(page);
  const demo = await runDemo(page);
  await demo.section.locator('iframe').evaluate((element, texts) => {
    const send = (message: unknown) => (element as HTMLIFrameElement).contentWindow?.postMessage(message, '*');
    for (const text of texts) {
      for (const message of [text, {demo: text}, {demo: 'edit', file: text, text}]) send(message);
      send({demo: 'edit', file: 'style.css', text});
    }
    send({demo: 'edit', file: 'index.html', text: '<body><p>The last</p></body>'});
  }, payloads);
  await expect(demo.frame.locator('body')).toHaveText('The last');
  expect(ran).toEqual([]);
});

test('no edited source runs in a demo’s frame', onDesktop, async ({page, problems}) => {
  problems.allow(heldBack);
  const ran = await watchRuns(page);
  const demo = await runDemo(page);
  await demo.section.getByRole('tab', {name: 'index.html'}).click();
  await demo.section.getByRole('button', {name: 'Edit live'}).last().click();
  const markup = demo.section.getByRole('textbox', {name: /index\.html/});
  for (const [index, part] of inParts(20).entries()) {
    await markup.fill(`<body><h1>Part ${index}</h1>${part.map((text) => `<div>${text}</div>`).join('\n')}</body>`);
    await expect(demo.frame.getByRole('heading', {name: `Part ${index}`, exact: true})).toBeAttached();
  }
  expect(ran).toEqual([]);
});

test('no text of a playground’s link runs but its script', onDesktop, async ({page, problems}) => {
  problems.allow(heldBack);
  const ran = await watchRuns(page);
  await page.goto('player/examples/playground/');
  await hydrated(page);
  const section = page.getByRole('region', {name: 'Playground'});
  for (const [index, part] of inParts(20).entries()) {
    const script = `// ${part.join(' ').replaceAll('\n', ' ')}\nconsole.log('Part ${index}', ...${JSON.stringify(part)});`;
    const hash = await encodeCode({html: part.join('\n'), css: part.join('\n'), script});
    await page.evaluate((to) => window.location.replace(to), hash);
    await expect(section.getByRole('textbox', {name: 'main.js'})).toHaveValue(script);
    await section.getByRole('button', {name: 'Run'}).click();
    await expect(section.getByRole('log')).toContainText(`Part ${index} `);
    expect(await findInjected(page)).toEqual([]);
  }
  expect(ran).toEqual([]);
});
