import {findViolations} from '../axe';
import {expect, onDesktop, test} from '../test';
import {currentTime, pauseAt, seek} from './playback';

const demo = 'demos/web/ads/';

test(
  'A pre-roll counts down and is skipped, the film plays, a break of two ads comes and goes',
  onDesktop,
  async ({page}) => {
    const reported: string[] = [];
    page.on('request', (request) => {
      const {pathname, search} = new URL(request.url());
      if (pathname.endsWith('beacon.gif')) reported.push(search);
    });
    await page.goto(demo);
    const label = page.locator('theoplayer-ad-display span');
    const countdown = page.locator('theoplayer-ad-countdown span');
    const skip = page.locator('theoplayer-ad-skip-button');
    // Every second of playing changes the texts, so they are written down as they come.
    await page.evaluate(() => {
      const texts = ((window as unknown as {texts: string[]}).texts = []) as string[];
      for (const name of ['theoplayer-ad-countdown', 'theoplayer-ad-skip-button']) {
        const root = document.querySelector(name)?.shadowRoot;
        if (root)
          new MutationObserver(() => texts.push(root.textContent ?? '')).observe(root, {
            subtree: true,
            childList: true,
            characterData: true,
          });
      }
    });
    await pauseAt(page, 3.2, 'ads');

    await page.locator('theoplayer-play-button.large').click();
    await expect(label).toHaveText('Ad');
    await expect(countdown).toHaveText(/^Content will resume in [3-5]s$/);
    const texts = (await page.evaluate(() => (window as unknown as {texts: string[]}).texts)).join('\n');
    expect(texts).toMatch(/resume in 8s[^]*resume in 6s/);
    expect(texts).toMatch(/Skip in 3s[^]*Skip in 1s/);
    await expect(page.locator('theoplayer-ad-clickthrough-button')).toBeVisible();
    // The kit's click-through element has the role of a button and a link inside it.
    const violations = await findViolations(page, {grave: true});
    expect(violations.filter((found) => !found.startsWith('nested-interactive: <theoplayer-ad-clickthrough'))).toEqual(
      [],
    );

    await skip.click();
    await expect(label).toBeHidden();
    await expect(skip).toBeHidden();
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.5);
    await expect(page.locator('theoplayer-time-range')).toHaveAttribute('style', /ad-marker-color/);
    expect(reported).toContain('?ad=spot-a&event=impression');
    expect(reported).toContain('?ad=spot-a&event=skip');
    expect(reported).not.toContain('?ad=spot-a&event=complete');

    await seek(page, 24.2);
    await expect(label).toHaveText('Ad 1 of 2');
    await expect(countdown).toHaveText(/^Content will resume in (9|10|11)s$/);
    await skip.click();
    await expect(label).toHaveText('Ad 2 of 2');
    await expect(countdown).toHaveText(/^Content will resume in [1-3]s$/);
    await skip.click();
    await expect(label).toBeHidden();
    await expect.poll(() => currentTime(page)).toBeGreaterThan(24.5);
    await expect(page.locator('theoplayer-time-range')).not.toHaveAttribute('style', /ad-marker-color/);
    expect(reported).toContain('?ad=spot-b&event=impression');
  },
);

test('The film plays when the ad server does not answer', onDesktop, async ({page, problems}) => {
  problems.allow(/preroll\.xml|status of 503/);
  await page.route('**/preroll.xml', (route) => route.fulfill({status: 503}));
  await page.goto(demo);
  await page.locator('theoplayer-play-button.large').click();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.5);
  await expect(page.locator('theoplayer-ad-display span')).toBeHidden();
});
