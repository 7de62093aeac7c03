import {brand} from '../../src/brand';
import {expect, hydrated, onDesktop, test} from '../test';
import type {Page} from '@playwright/test';
import {labelOf, toHref} from '../site';

/** Scrolls and waits until the page has handled the event. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), {once: true});
        window.scrollTo({top: y, behavior: 'instant'});
      }),
    top,
  );
}

test.describe('page chrome', onDesktop, () => {
  test('the navbar stays in sight, hides on the way down and comes back on the way up and near the top', async ({
    page,
  }) => {
    await page.goto('player/how-to-guides/ads/google-ima/');
    await hydrated(page);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const getBottom = () => navbar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    const height = await getBottom();
    const shown = () => expect.poll(getBottom).toBe(height);
    const hidden = () => expect.poll(getBottom).toBeLessThanOrEqual(0);
    // Positions smaller than its own height count as near the top.
    await scrollTo(page, height - 30);
    await scrollTo(page, height - 10);
    await shown();
    await scrollTo(page, 600);
    await scrollTo(page, 900);
    await hidden();
    await scrollTo(page, 800);
    await shown();
    await scrollTo(page, 1000);
    await hidden();
    // A control with keyboard focus is visible.
    await page.keyboard.press('Tab');
    await navbar.getByRole('link', {name: brand.playerLabel, exact: true}).focus();
    await shown();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await scrollTo(page, 1200);
    await scrollTo(page, 1300);
    await hidden();
    await scrollTo(page, 20);
    await shown();
  });

  test('the navbar leads to both sections, the live-streaming docs and the versions; the footer says what this is', async ({
    page,
  }) => {
    await page.goto('player/how-to-guides/ads/google-ima/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('link', {name: brand.playerLabel, exact: true})).toHaveAttribute(
      'href',
      toHref('player/'),
    );
    await expect(navbar.getByRole('link', {name: brand.uiKitLabel})).toHaveAttribute('href', toHref('open-video-ui/'));
    const live = navbar.getByRole('link', {name: /^Live streaming/});
    await expect(live).toHaveAttribute('href', brand.links.liveStreamingDocs);
    await expect(live).toHaveAttribute('rel', /noopener/);
    await expect(navbar.getByRole('button', {name: labelOf('current')})).toBeVisible();
    await expect(navbar.getByRole('button', {name: 'Search', exact: true})).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2024');
    await expect(footer).toContainText(brand.about);
    await expect(footer.getByRole('link', {name: 'Chromecast'})).toHaveAttribute('href', toHref('player/chromecast/'));
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `${brand.repository.editUrl}docs/how-to-guides/ads/google-ima.mdx`,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test('the sidebar keeps its scroll position from page to page', async ({page}) => {
    await page.goto('player/how-to-guides/drm/introduction/');
    await hydrated(page);
    const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
    const getTop = () => menu.evaluate((element) => element.scrollTop);
    const link = menu.getByRole('link', {name: 'PallyCon', exact: true});
    await link.scrollIntoViewIfNeeded();
    const before = await getTop();
    expect(before).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(/pallycon/);
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(await getTop()).toBe(before);
  });

  test('the table of contents marks the heading that is read, also once the window gets wide', async ({page}) => {
    const guide = 'player/how-to-guides/ads/google-ima/';
    const narrow = {width: 820, height: 900};
    for (const first of [undefined, narrow]) {
      if (first) await page.setViewportSize(first);
      await page.goto(guide);
      await hydrated(page);
      await page.setViewportSize({width: 1280, height: 900});
      const heading = page.locator('article h2[id]').nth(2);
      await heading.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
      const id = (await heading.getAttribute('id')) ?? '';
      const marked = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
      await expect(marked).toHaveAttribute('href', `#${id}`);
    }
  });
});
