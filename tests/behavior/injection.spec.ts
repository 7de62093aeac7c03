/**
 * 300 texts that would run code (tests/fixtures/payloads.ts), through everything that a page reads from outside: none of them runs.
 * Except in the frames of demos, whose content is the reader's own, the tests do without the site's policy, so that it hides no mistake.
 */
import type {Page} from '@playwright/test';
import {getAnnouncement} from '../../src/config/announcement';
import {encodeCode} from '../../src/components/Playground/link';
import {shardFormat} from 'docusaurus-local-search/client';
import {DemoPage} from '../demos/helpers';
import {payloads} from '../fixtures/payloads';
import {docsPage, getModal, openSearch} from '../search/helpers';
import {storageKey} from '../site';
import {expect, hydrated, onDesktop, test} from '../test';

/** Makes `ran()` known to every frame of the page, and returns the calls. */
async function watchRuns(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeBinding('ran', ({frame}) => ran.push(frame.url()));
  return ran;
}

/** Elements of the page that a text made: what runs code, or would on a click. */
const findInjected = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        [...element.attributes].some(
          ({name, value}) =>
            name.startsWith('on') ||
            (/^(href|src|action|formaction|data)$/.test(name) && /^\s*(java\s*script|data:text)/i.test(value)),
        ),
      )
      .map((element) => element.outerHTML.slice(0, 200)),
  );

async function expectNothingRan(page: Page, ran: readonly string[]): Promise<void> {
  expect(await findInjected(page)).toEqual([]);
  expect(ran).toEqual([]);
}

/** Parts of the list, as long as `size`. */
const inParts = (size: number) =>
  Array.from({length: Math.ceil(payloads.length / size)}, (_, at) => payloads.slice(at * size, (at + 1) * size));

test('there are 300 different texts, and they run where nothing holds them', onDesktop, async ({page, problems}) => {
  problems.allow(/./);
  expect(new Set(payloads).size).toBe(300);
  const ran = await watchRuns(page);
  await page.setContent(`<body>${payloads.slice(0, 24).join('')}</body>`);
  await expect.poll(() => ran.length).toBeGreaterThan(5);
});

test.describe('without the policy', () => {
  test.use({bypassCSP: true});

  // All of these are read before the first paint or by React when it starts, so each needs a load. Three texts are in one, a bare one first.
  const loads = Array.from({length: 100}, (_, at) => [payloads[at], payloads[at + 100], payloads[at + 200]].join(' '));
  for (const [half, part] of [loads.slice(0, 50), loads.slice(50)].entries()) {
    test(`no address and no stored value runs, half ${half + 1}`, onDesktop, async ({page, problems}) => {
      problems.allow(/404/);
      const ran = await watchRuns(page);
      // An unknown address shows its words; the text is also in the query, the hash and all of the storage.
      await page.addInitScript(
        ({texts, keys}) => {
          if (window.top !== window) return;
          const text = texts[Number(new URLSearchParams(window.location.search).get('n'))];
          if (text === undefined) return;
          for (const storage of [localStorage, sessionStorage]) for (const key of keys) storage.setItem(key, text);
        },
        {texts: part, keys: await listStorageKeys(page)},
      );
      for (const [n, text] of part.entries()) {
        const value = encodeURIComponent(text);
        const names = ['platform', 'version', 'q', 'docusaurus-theme', 'docusaurus-data-x', `docusaurus-data-${value}`];
        const query = names.map((name) => `${name}=${value}`).join('&');
        await page.goto(`player/${value}/?n=${n}&${query}#${n % 2 ? text : value}`, {waitUntil: 'commit'});
        await hydrated(page);
        await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
        await expectNothingRan(page, ran);
      }
    });
  }

  test('no hash runs on a page that is open', onDesktop, async ({page}) => {
    const ran = await watchRuns(page);
    await page.goto('player/examples/playground/');
    await hydrated(page);
    await page.evaluate(async (texts) => {
      for (const text of texts) {
        for (const hash of [text, encodeURIComponent(text), `sample=${text}`, `code=1.${text}`]) {
          window.location.hash = hash;
        }
        await new Promise(requestAnimationFrame);
      }
    }, payloads);
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
    await expectNothingRan(page, ran);
  });

  test('no query of the results page runs', onDesktop, async ({page}) => {
    const ran = await watchRuns(page);
    await page.goto('search/');
    await hydrated(page);
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toBeVisible();
    // As «back» does: the address changes, and the page reads it.
    await page.evaluate(async (texts) => {
      const isDone = (text: string) =>
        document.querySelector<HTMLInputElement>('main input[type=search]')?.value === text.replaceAll('\n', '') &&
        document.querySelector('main section[aria-busy=false]');
      for (const text of texts) {
        const value = encodeURIComponent(text);
        const names = ['q', 'product', 'version', 'platform', 'kind', 'page'];
        history.pushState(null, '', `?${names.map((name) => `${name}=${value}`).join('&')}`);
        window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
        const start = performance.now();
        while (!isDone(text)) {
          if (performance.now() - start > 20_000) throw new Error(`No answer to ${text}`);
          await new Promise(requestAnimationFrame);
        }
      }
    }, payloads);
    await expectNothingRan(page, ran);
  });

  test('nothing that is typed into search runs', onDesktop, async ({page}) => {
    const ran = await watchRuns(page);
    const {root, input} = await openSearch(page);
    await page.evaluate(async (texts) => {
      const field = document.querySelector<HTMLInputElement>('.DocSearch-Input')!;
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      for (const text of texts) {
        set.call(field, text);
        field.dispatchEvent(new Event('input', {bubbles: true}));
        const start = performance.now();
        do {
          if (performance.now() - start > 20_000) throw new Error(`No answer to ${text}`);
          await new Promise(requestAnimationFrame);
        } while (!document.querySelector('.DocSearch-Container[data-search-status=done]'));
      }
    }, payloads);
    await expect(input).toHaveValue(payloads.at(-1)!);
    await expect(root).toBeVisible();
    await expectNothingRan(page, ran);
  });

  test('no stored search runs', onDesktop, async ({page}) => {
    const ran = await watchRuns(page);
    await page.goto(docsPage);
    await hydrated(page);
    const {root} = getModal(page);
    const at = (kind: string) => `__DOCSEARCH_${kind}_SEARCHES__player-embedded-${shardFormat}`;
    const url = '/docs/player/faq/';
    const hierarchy = {lvl0: 'FAQ', lvl1: 'Stored', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
    // The modal shows ten favorites.
    for (const part of inParts(10)) {
      const favorites = part.map((text, index) => ({
        objectID: `${index}${text}`,
        type: index % 2 ? 'lvl1' : 'content',
        url: url + (index % 3 ? '' : `#${text}`),
        content: text,
        hierarchy: {...hierarchy, lvl0: text, lvl1: text},
      }));
      const recent = part.map((text) => ({objectID: text, type: 'lvl1', url: text, content: null, hierarchy}));
      await page.evaluate(
        (stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        },
        {[at('FAVORITE')]: JSON.stringify(favorites), [at('RECENT')]: JSON.stringify(recent)},
      );
      await page.locator('.DocSearch-Button').click();
      await expect(root.locator('.DocSearch-Hit').nth(part.length - 1)).toBeVisible();
      await expectNothingRan(page, ran);
      await page.keyboard.press('Escape');
      await expect(root).toHaveCount(0);
    }
  });

  test('an announcement that would run stops the build; others are harmless', onDesktop, async ({page}) => {
    const ran = await watchRuns(page);
    const accepted = payloads.filter((text) => {
      try {
        return getAnnouncement({ANNOUNCEMENT_ID: 'id', ANNOUNCEMENT_HTML: text});
      } catch {
        return false;
      }
    });
    // Those without an element: addresses, templates, encoded markup.
    expect(accepted.filter((text) => /<[a-z]/.test(text))).toEqual([]);
    await page.goto(docsPage);
    await page.evaluate((texts) => {
      for (const text of texts) document.body.insertAdjacentHTML('beforeend', `<div>${text}</div>`);
    }, accepted);
    await hydrated(page);
    await expectNothingRan(page, ran);
  });

  test('no message of a demo’s frame runs on the page around it', onDesktop, async ({page}) => {
    const ran = await watchRuns(page);
    const demo = new DemoPage(page);
    await demo.open('open-video-ui/web/examples/styling/');
    await demo.run();
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

/** Keys that a visit leaves in storage, and those that only an announcement or a choice of version does. */
async function listStorageKeys(page: Page): Promise<string[]> {
  await page.goto('player/how-to-guides/ads/google-ima/?platform=android');
  await hydrated(page);
  await page.locator('[data-platform-tab="ios"]').first().click();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.length).toBeGreaterThan(1);
  const rare = ['theme', 'docs-preferred-version-default', 'docs-preferred-version-open-video-ui'];
  const ofSettings = ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss', 'docusaurus.tab.language'];
  await page.evaluate(() => localStorage.clear());
  return [...new Set([...left, ...[...rare, ...ofSettings].map(storageKey)])];
}

/** What the policy of a frame reports where it holds a text back. */
const heldBack = /Content Security Policy|sandboxed|Failed to load|ERR_|404|request failed|javascript:|console error/;

test('no edited source runs in a demo’s frame', onDesktop, async ({page, problems}) => {
  problems.allow(heldBack);
  const ran = await watchRuns(page);
  const demo = new DemoPage(page);
  await demo.open('open-video-ui/web/examples/styling/');
  await demo.run();
  await demo.section.getByRole('tab', {name: 'index.html'}).click();
  await demo.section.getByRole('button', {name: 'Edit live'}).last().click();
  const markup = demo.section.getByRole('textbox', {name: /index\.html/});
  for (const [index, part] of inParts(10).entries()) {
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
