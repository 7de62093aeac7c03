import {getModal} from '../search/helpers';
import {expect, hydrated, onDesktop, onPhone, test} from '../test';
import type {Page} from '@playwright/test';

const page1 = 'player/knowledge-base/cors/introduction/';
const button = (page: Page) => page.getByRole('button', {name: 'Search', exact: true});

/** Waits for the index, which loads with the modal. */
const waitForIndex = (page: Page) => page.waitForRequest(/\/search\/docs-default-current\.heads\./);

test('search loads when the pointer enters its button', onDesktop, async ({page}) => {
  await page.goto(page1);
  await hydrated(page);
  await Promise.all([waitForIndex(page), button(page).hover()]);
  await expect(getModal(page).root).toHaveCount(0);
});

test('search loads when its button is touched, and a tap opens it', onPhone, async ({page}) => {
  await page.goto(page1);
  await hydrated(page);
  await Promise.all([waitForIndex(page), button(page).dispatchEvent('touchstart')]);
  await expect(getModal(page).root).toHaveCount(0);
  await button(page).tap();
  await expect(getModal(page).input).toBeFocused();
});

test('search opens with Cmd+K, is labeled, keeps the focus, and Cmd+K closes it', onDesktop, async ({page}) => {
  await page.goto(page1);
  await hydrated(page);
  await expect(button(page)).toHaveText(/^Search/);
  await page.keyboard.press('Meta+k');
  const {root, input} = getModal(page);
  await expect(input).toBeFocused();
  await expect(input).toHaveAttribute('placeholder', 'Search docs');
  await input.fill('cors');
  await expect(getModal(page).hits.first()).toBeVisible();
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab');
    await expect(root.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Meta+k');
  await expect(root).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});
