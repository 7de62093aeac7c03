/** Helpers to choose a platform or a version as a reader does. */
import type {Page} from '@playwright/test';

/** The visible switcher: in the sidebar, or in the bar under the navbar on a phone. */
export const switcher = (page: Page, label: 'Platform' | 'Version') =>
  page
    .locator('details')
    .filter({has: page.locator(`summary:has-text("${label}")`), visible: true})
    .first();

export async function choosePlatform(page: Page, id: string): Promise<void> {
  const menu = switcher(page, 'Platform');
  await menu.locator('summary').click();
  await menu.locator(`[data-platform-choice="${id}"]`).click();
}

export async function chooseVersion(page: Page, name: string): Promise<void> {
  const menu = switcher(page, 'Version');
  await menu.locator('summary').click();
  await menu.locator(`[data-version-choice="${name}"]`).click();
}
