/** Edited code, or a script in a demo's frame, can reach neither the site nor another host. */
import type {Page} from '@playwright/test';
import {expect, onDesktop, test} from '../test';
import {DemoPage} from './helpers';

const path = 'open-video-ui/web/examples/styling/';

async function runDemo(page: Page): Promise<DemoPage> {
  const demo = new DemoPage(page);
  await demo.open(path);
  await demo.run();
  return demo;
}

/** Requests that leave the browser for another host. Requests blocked by a policy are not included. */
async function watchOtherHosts(page: Page): Promise<string[]> {
  const reached: string[] = [];
  await page.context().route('https://evil.test/**', (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  return reached;
}

/** Replaces the demo's markup through the editor. */
async function edit(demo: DemoPage, text: string): Promise<void> {
  const markup = demo.section.getByRole('textbox', {name: /index\.html/});
  if (!(await markup.isVisible())) {
    await demo.section.getByRole('tab', {name: 'index.html'}).click();
    await demo.section.getByRole('button', {name: 'Edit live'}).last().click();
  }
  await markup.fill(text);
}

test('a script in the frame reads no storage and no page of the site', onDesktop, async ({page, problems}) => {
  problems.allow(/allow-popups/);
  const demo = await runDemo(page);
  const reached = await demo.frame.locator('body').evaluate(() => {
    const attempt = (read: () => unknown) => {
      try {
        return String(read());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      attempt(() => localStorage.length),
      attempt(() => sessionStorage.length),
      attempt(() => document.cookie),
      attempt(() => window.parent.document.title),
      attempt(() => window.top?.location.href),
      attempt(() => window.open('about:blank')),
    ];
  });
  expect(reached).toEqual([...Array<string>(5).fill('SecurityError'), 'null']);
});

test('malformed messages do not break the page', onDesktop, async ({page}) => {
  const demo = await runDemo(page);
  const status = demo.section.getByRole('status');
  await demo.frame.locator('body').evaluate(() => {
    const engine = {toString: null};
    for (const message of [
      null,
      'error',
      [],
      {},
      {demo: {}},
      {demo: 'error'},
      {demo: 'error', message: {}},
      {demo: 'error', message: ['x']},
      {demo: 'error', message: 'x'.repeat(2_000_000)},
      {demo: 'ready', engine, kit: '1'},
      {demo: 'ready', engine: 'sdk', kit: {}},
      {demo: 'toString'},
    ]) {
      window.parent.postMessage(message, '*');
    }
    window.parent.postMessage({demo: 'error', message: '<img src=x onerror="top.hacked=1">'}, '*');
  });
  await expect(demo.section.getByRole('alert')).toHaveText(/^<img src=x/);
  await expect(status).toContainText('Runs on the preview engine');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('the frame accepts edits only from the page around it', onDesktop, async ({page}) => {
  const demo = await runDemo(page);
  await demo.frame.locator('body').evaluate(() => {
    window.postMessage({demo: 'edit', file: 'index.html', text: '<body>Hello</body>'}, '*');
  });
  await edit(demo, '<body><p>Second</p></body>');
  await expect(demo.frame.locator('body')).toHaveText('Second');
});

test('edited markup leads to no other host', onDesktop, async ({page, problems, context}) => {
  problems.allow(/Content Security Policy|frame-src|sandboxed|ERR_BLOCKED_BY_CSP|evil\.test/);
  const reached = await watchOtherHosts(page);
  const opened: string[] = [];
  context.on('page', (other) => opened.push(other.url()));
  const demo = await runDemo(page);
  await edit(
    demo,
    '<meta http-equiv="refresh" content="0;url=https://evil.test/"><base href="https://evil.test/">' +
      '<body><a href="https://evil.test/" target="_blank">New tab</a> <a href="https://evil.test/" target="_top">Top</a>' +
      '<img src="https://evil.test/a.png"><iframe src="https://evil.test/"></iframe>' +
      '<form action="https://evil.test/"><button>Send</button></form>' +
      '<svg><a href="javascript:document.title=`run`"><text y="20">Script</text></a></svg>' +
      '<meta http-equiv="refresh" content="0;url=https://evil.test/"></body>',
  );
  for (const name of ['New tab', 'Top', 'Script']) await demo.frame.getByRole('link', {name}).click();
  await demo.frame.getByRole('button', {name: 'Send'}).click();
  await expect(demo.frame.getByText('New tab')).toBeVisible();
  expect(await demo.frame.locator('body').evaluate(() => document.title)).not.toBe('run');
  expect(opened).toEqual([]);
  expect(reached).toEqual([]);
  await expect(page).toHaveURL(new RegExp(path));
});

test('a frame that navigates itself stays on the site', onDesktop, async ({page, problems}) => {
  problems.allow(/Content Security Policy|frame-src|ERR_BLOCKED_BY_CSP|evil\.test/);
  const reached = await watchOtherHosts(page);
  const demo = await runDemo(page);
  const violation = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective), {once: true}),
      ),
  );
  await demo.frame.locator('body').evaluate(() => {
    location.href = 'https://evil.test/';
  });
  expect(await violation).toBe('frame-src');
  expect(reached).toEqual([]);
});
