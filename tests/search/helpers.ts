import type {Locator, Page} from '@playwright/test';
import {expect, hydrated} from '../test';

/** A page of the docs to search from. */
export const docsPage = 'player/knowledge-base/cors/introduction/';

export interface Modal {
  root: Locator;
  input: Locator;
  hits: Locator;
}

export function getModal(page: Page): Modal {
  const root = page.locator('.DocSearch-Container');
  return {root, input: root.locator('.DocSearch-Input'), hits: root.locator('.DocSearch-Hit')};
}

/** Opens the modal by its button. */
export async function openSearch(page: Page, path = docsPage): Promise<Modal> {
  await page.goto(path);
  await hydrated(page);
  await page.locator('.DocSearch-Button').click();
  const modal = getModal(page);
  await expect(modal.input).toBeFocused();
  return modal;
}

/** Types a query and waits for its first hit. */
export async function searchFor(page: Page, query: string, path = docsPage): Promise<Modal> {
  const modal = await openSearch(page, path);
  await modal.input.fill(query);
  await expect(modal.hits.first()).toBeVisible();
  return modal;
}
