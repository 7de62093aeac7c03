import {expect, hydrated, onDesktop, test} from '../test';
import {labelOf} from '../site';

interface Walk {
  /** Controls that Tab did not reach. */
  missed: string[];
  /** Controls that look the same with and without focus. */
  unmarked: string[];
  count: number;
}

test('every control of a page is reached by Tab and shows that it has the focus', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('open-video-ui/web/getting-started/');
  await hydrated(page);
  await page.evaluate(() => {
    /** The outline and the shadow of a control, or of the card that it fills. */
    const getLook = (element: Element) => {
      const shown = [element, element.closest('li')]
        .flatMap((part) => part ?? [])
        .map((part) => getComputedStyle(part));
      return shown
        .map(({outlineStyle, outlineWidth, outlineColor, boxShadow}) => {
          const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px' && !outlineColor.endsWith(', 0)');
          return `${hasOutline ? outlineColor : ''} ${boxShadow}`;
        })
        .join();
    };
    const isShown = (element: Element) => {
      const {width, height} = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    };
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, summary, input, select, textarea, [tabindex="0"]',
      ),
    ].filter((element) => element.tabIndex >= 0 && (isShown(element) || element.matches('[class*="skipToContent"]')));
    const looks = new Map(controls.map((element) => [element, getLook(element)]));
    const reached = new Set<Element>();
    const unmarked: string[] = [];
    const describe = (element: Element) => element.outerHTML.slice(0, 120);
    document.addEventListener('focusin', ({target}) => {
      const element = target as HTMLElement;
      // A second round reaches controls that are visible only after scrolling back up.
      if (reached.has(element) || controls.every((control) => reached.has(control))) return;
      reached.add(element);
      // Skip to the end of fade-in animations.
      document.getAnimations().forEach((animation) => animation.finish());
      if (getLook(element) === looks.get(element) || !isShown(element)) unmarked.push(describe(element));
    });
    Object.assign(window, {
      getWalk: (): Walk => ({
        missed: controls.filter((element) => !reached.has(element)).map(describe),
        unmarked,
        count: reached.size,
      }),
    });
  });
  const getWalk = () => page.evaluate(() => (window as unknown as {getWalk: () => Walk}).getWalk());
  // Until focus leaves the page at its end.
  for (let left = false; !left;) {
    for (let i = 0; i < 20; i++) await page.keyboard.press('Tab');
    left =
      (await getWalk()).missed.length === 0 || (await page.evaluate(() => document.activeElement === document.body));
  }
  const {missed, unmarked, count} = await getWalk();
  expect(count).toBeGreaterThan(40);
  expect(missed).toEqual([]);
  expect(unmarked).toEqual([]);
});

test('language tabs support the keys of the Tabs pattern', onDesktop, async ({page}) => {
  await page.goto('player/getting-started/sdks/web/getting-started/');
  await hydrated(page);
  const list = page
    .getByRole('tablist')
    .filter({has: page.getByRole('tab', {name: 'pnpm'})})
    .first();
  const tabs = list.getByRole('tab');
  const last = (await tabs.count()) - 1;
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(last)).toBeFocused();
  await expect(tabs.nth(last)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(tabs.nth(last)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  // The panel is labeled by its tab, and one Tab press moves into it.
  const panel = page.getByRole('tabpanel', {name: await tabs.nth(1).innerText(), exact: true}).first();
  await expect(panel).toBeVisible();
  await expect(tabs.first()).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('Tab');
  await expect(panel.locator(':focus')).toHaveCount(1);
});

test('the version dropdown opens, moves and closes by keyboard', onDesktop, async ({page}) => {
  await page.goto('player/ios/');
  await hydrated(page);
  const button = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: labelOf('current')});
  const links = page.locator('.navbar .dropdown__link');
  await button.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.nth((await links.count()) - 2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(links.first()).toBeHidden();
  // An arrow key opens it too; moving focus on closes it.
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(0)).toBeFocused();
  await page.getByRole('link', {name: 'Repository'}).focus();
  await expect(links.first()).toBeHidden();
});

test('the platform switcher works by keyboard', onDesktop, async ({page}) => {
  await page.goto('player/ios/');
  await hydrated(page);
  const menu = page
    .locator('details')
    .filter({has: page.locator('summary', {hasText: 'Platform'}), visible: true})
    .first();
  await menu.locator('summary').focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu).toHaveAttribute('open');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/player\/android\/$/);
  await expect(menu).not.toHaveAttribute('open');
});
