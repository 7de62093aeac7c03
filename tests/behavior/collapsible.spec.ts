import {expect, hydrated, onDesktop, test} from '../test';
import type {Locator} from '@playwright/test';

/** The duration that Material Design derives from a height. */
const getDuration = (height: number) => Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);

/** Opens a section; returns its height and the transition that it had. */
async function expand(control: Locator, content: Locator): Promise<{height: number; transition: string}> {
  await control.click();
  await expect(content).toHaveCSS('overflow', 'visible');
  // After the transition, the inline style is removed and the height is the content's.
  await expect.poll(() => content.evaluate((element) => element.style.height)).toBe('auto');
  return content.evaluate((element) => {
    // Like the theme's own measurement, includes margins of the content.
    element.style.overflow = 'hidden';
    return {height: element.scrollHeight, transition: element.style.transition};
  });
}

const page1 = 'player/getting-started/sdks/web/getting-started/';

test.describe('collapsible sections', onDesktop, () => {
  test('take longer the taller they are', async ({page}) => {
    await page.goto(page1);
    await hydrated(page);
    const category = page.locator('.theme-doc-sidebar-item-category.menu__list-item--collapsed').first();
    const item = page
      .locator('.theme-doc-sidebar-item-category')
      .nth(
        await category.evaluate((element) =>
          [...document.querySelectorAll('.theme-doc-sidebar-item-category')].indexOf(element),
        ),
      );
    const list = await expand(item.locator('> div [aria-expanded]').first(), item.locator('> ul'));
    expect(list.transition).toBe(`height ${getDuration(list.height)}ms ease-in-out`);
    const details = page.locator('.markdown details.alert').first();
    const text = await expand(details.locator('summary'), details.locator('> div'));
    expect(text.transition).toBe(`height ${getDuration(text.height)}ms ease-in-out`);
    expect(text.height).not.toBe(list.height);
    await details.locator('summary').click();
    await expect(details).not.toHaveAttribute('open');
  });

  test('take 1 ms with reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(page1);
    await hydrated(page);
    const details = page.locator('.markdown details.alert').first();
    const content = details.locator('> div');
    expect((await expand(details.locator('summary'), content)).transition).toBe('height 1ms ease-in-out');
    await expect(content).toHaveCSS('transition-duration', '0.001s');
    await expect(details).toHaveAttribute('open');
  });
});
