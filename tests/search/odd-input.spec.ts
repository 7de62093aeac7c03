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

for (const [name, query] of Object.entries(odd)) {
  test(`nothing runs or breaks: ${name}`, async ({page}) => {
    const {root, input, hits} = await openSearch(page);
    await input.fill(query);
    await page.waitForTimeout(700);
    expect(await page.evaluate(() => (window as {hacked?: number}).hacked)).toBeUndefined();
    await expect(root.locator('script, svg[onload], img')).toHaveCount(0);
    await input.fill('cors');
    await expect(hits.first()).toContainText(/cors/i);
  });

  test(`nothing runs or breaks on the results page: ${name}`, async ({page}) => {
    await page.goto(`search/?q=${encodeURIComponent(query.slice(0, 4000))}`);
    await expect(page.locator('main input[type=search]')).toHaveValue(query.slice(0, 256));
    await expect(page.locator('main section[aria-busy=false]')).toBeVisible();
    expect(await page.evaluate(() => (window as {hacked?: number}).hacked)).toBeUndefined();
    await expect(page.locator('main :is(script, img)')).toHaveCount(0);
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
  await page.waitForTimeout(1500);
  await expect(input).toHaveValue('cors');
  await expect(hits.first()).toContainText(/cors/i);
  await expect(root.locator('.DocSearch-HitsFooter a')).toHaveAttribute('href', /q=cors$/);
});

test('a keystroke takes less than 50 ms in the worker', async ({page}) => {
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, {searchTimes: times});
    const {Worker: Original} = window;
    window.Worker = class extends Original {
      constructor(...args: ConstructorParameters<typeof Original>) {
        super(...args);
        this.addEventListener('message', ({data}: MessageEvent<{response?: {took?: number}}>) => {
          if (data.response?.took !== undefined) times.push(data.response.took);
        });
      }
    };
  });
  const {input, hits} = await openSearch(page);
  await input.fill('cors');
  await expect(hits.first()).toBeVisible();
  // Texts are indexed after the first answer.
  await page.waitForTimeout(2000);
  for (const query of ['getting started', 'why does autoplay not work', 'contentProtection', 'chormecast receiver']) {
    await input.fill('');
    await input.pressSequentially(query, {delay: 30});
    await page.waitForTimeout(200);
  }
  const times = await page.evaluate(() => (window as unknown as {searchTimes: number[]}).searchTimes);
  expect(times.length).toBeGreaterThan(30);
  // The clock runs on while other tests have the processor: the bench measures the slowest one, this the usual one.
  const sorted = [...times].sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(50);
});
