import {toHref} from '../site';
import {expect, hydrated, onDesktop, test} from '../test';

const guide = 'player/how-to-guides/ads/customizing-the-ad-overlay-text/';
const skip = 'player/reference/web/ads/#skip';

test('a name in a sample leads to its place in the reference, and a line of dots tells it from the code', async ({
  page,
}) => {
  await page.goto(guide);
  await hydrated(page);
  const link = page.locator(`.code-block a[href="${toHref(skip)}"]`).first();
  await expect(link).toHaveText('skip');
  await expect(link).toHaveCSS('text-decoration-style', 'dotted');
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('text-decoration-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${toHref(skip)}$`));
  await expect(page.locator('#skip')).toBeVisible();
});

test(
  'every name that is linked in code has its place on the page that it leads to',
  onDesktop,
  async ({page, request}) => {
    for (const path of [
      guide,
      'player/getting-started/sdks/android/getting-started/',
      'open-video-ui/react/getting-started/',
    ]) {
      await page.goto(path);
      const hrefs = await page
        .locator('a.symbol')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length, path).toBeGreaterThan(0);
      for (const href of new Set(hrefs)) {
        const [address = '', id] = href.split('#');
        const response = await request.get(address);
        expect(response.status(), href).toBe(200);
        if (id !== undefined) expect(await response.text(), href).toContain(`id="${decodeURIComponent(id)}"`);
      }
    }
  },
);

test(
  'links in a sample are not in its copy, nor in the page’s Markdown',
  onDesktop,
  async ({page, request, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(guide);
    await hydrated(page);
    const block = page.locator('.code-block', {has: page.locator(`a[href="${toHref(skip)}"]`)}).first();
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(await block.locator('pre').textContent());
    const twin = await (await request.get(`${guide}index.md`)).text();
    expect(twin).toContain('player.ads?.skip()');
    expect(twin).not.toContain('class=');
  },
);
