/** Odd readers and odd machines: many steps through the history at once, a huge hash, a clock that is wrong. */
import {expect, hydrated, onDesktop, test} from '../test';

const guide = 'player/how-to-guides/ads/google-ima/';

test('50 quick steps back and forward end on the page that the address names', onDesktop, async ({page}) => {
  await page.goto('player/faq/');
  await hydrated(page);
  const main = page.getByRole('navigation', {name: 'Main'});
  await main.getByRole('link', {name: 'Open Video UI'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Open Video UI');
  await page.evaluate(async () => {
    for (let step = 0; step < 50; step++) {
      const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, {once: true}));
      if (step % 2) history.forward();
      else history.back();
      // The address has changed; the page may not have been rendered.
      await moved;
    }
    history.back();
  });
  await expect(page).toHaveURL(/\/player\/faq\/$/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Open Video UI');
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Open Video UI');
});

test('a megabyte in the hash does not stop a page', onDesktop, async ({page}) => {
  await page.goto(guide);
  await hydrated(page);
  await page.evaluate(() => {
    location.hash = `?q=${'x%'.repeat(500_000)}`;
  });
  await page.locator('.table-of-contents a').first().click();
  await expect(page.locator('.table-of-contents__link--active').first()).toBeAttached();
  await expect(page.getByRole('heading', {level: 1, name: 'Google IMA'})).toBeAttached();
});

for (const year of [1971, 2099]) {
  test(`a clock that says ${year} changes nothing`, onDesktop, async ({page}) => {
    await page.clock.setFixedTime(new Date(`${year}-01-01`));
    await page.goto(guide);
    await hydrated(page);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Open Video UI'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Open Video UI');
  });
}
