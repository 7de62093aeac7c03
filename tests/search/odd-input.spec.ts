import type {Page} from '@playwright/test';
import {expect, test} from '../test';
import {openSearch} from './helpers';

const odd: Record<string, string> = {
  markup: '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
  'closed mark': '</mark><svg onload=window.hacked=1>',
  long: 'player '.repeat(1500),
  emoji: '🎬🎥 👩‍👩‍👧',
  'right to left': 'פענוח DRM مشغل',
  punctuation: '!!! ??? --- ... ***',
  'percent sequences': '%E0%A4%A %00 %',
  quotes: '"\'`${}{{}}',
  prototype: '__proto__ constructor toString hasOwnProperty',
};

const hasRunInjectedCode = (page: Page) => page.evaluate(() => 'hacked' in window);

test('no injected code runs and nothing breaks in the modal', async ({page}) => {
  const {root, input, hits} = await openSearch(page);
  for (const [name, query] of Object.entries(odd)) {
    await test.step(name, async () => {
      await input.fill(query);
      await expect(root.locator('.DocSearch-Hit, .DocSearch-NoResults').first()).toBeVisible();
      expect(await hasRunInjectedCode(page)).toBe(false);
      await expect(root.locator('script, svg[onload], img')).toHaveCount(0);
      await input.fill('cors');
      await expect(hits.first()).toContainText(/cors/i);
      await input.fill('');
      await expect(hits.filter({hasText: /cors/i})).toHaveCount(0);
    });
  }
});

test('no injected code runs and nothing breaks on the results page', async ({page}) => {
  for (const [name, query] of Object.entries(odd)) {
    await test.step(name, async () => {
      await page.goto(`search/?q=${encodeURIComponent(query.slice(0, 4000))}`);
      await expect(page.locator('main input[type=search]')).toHaveValue(query.slice(0, 256));
      await expect(page.locator('main section[aria-busy=false]')).toBeVisible();
      expect(await hasRunInjectedCode(page)).toBe(false);
      await expect(page.locator('main :is(script, img)')).toHaveCount(0);
    });
  }
});

for (const [name, query] of Object.entries({
  'one word': 'x'.repeat(1_000_000),
  'many words': 'player error manifest '.repeat(45_000),
})) {
  test(`a query of 1 MB, ${name}: it gets an answer, and so does the next one`, async ({page}) => {
    const {root, input, hits} = await openSearch(page);
    await input.fill(query);
    await expect(root.locator('.DocSearch-Hit, .DocSearch-NoResults').first()).toBeVisible();
    await input.fill('cors');
    await expect(hits.first()).toContainText(/cors/i);

    await page.goto('search/');
    const field = page.locator('main input[type=search]');
    const answer = page.locator('main section[aria-busy=false]');
    await field.fill(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(answer).toBeVisible();
    // A host takes no address of that length; the page gets it from the history.
    await page.evaluate((q) => {
      history.pushState(null, '', `?q=${encodeURIComponent(q)}`);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }, query);
    await expect(field).toHaveValue(query.slice(0, 256));
    await expect(answer).toBeVisible();
    await field.fill('cors');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').locator('ol a').first()).toBeVisible();
    await expect(page).toHaveURL(/q=cors$/);
  });
}

test('200 keystrokes in two seconds end with the answer to the last one', async ({page}) => {
  const {root, input, hits} = await openSearch(page);
  const words = 'hls streaming drm ads chromecast subtitles manifest player error license '.repeat(3).slice(0, 196);
  await page.evaluate(
    async ({text, last}) => {
      const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      if (!field || !set) throw new Error('no field');
      const type = (value: string) => {
        set.call(field, value.slice(-64));
        field.dispatchEvent(new Event('input', {bubbles: true}));
      };
      for (let i = 1; i <= text.length; i++) {
        type(text.slice(0, i));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      type(last);
    },
    {text: words, last: 'cors'},
  );
  await expect(hits.first()).toContainText(/cors/i);
  // Answers to earlier keystrokes are no longer pending.
  await expect(root).toHaveAttribute('data-search-status', 'done');
  await expect(input).toHaveValue('cors');
  await expect(hits.first()).toContainText(/cors/i);
  await expect(root.locator('.DocSearch-HitsFooter a')).toHaveAttribute('href', /q=cors$/);
});
