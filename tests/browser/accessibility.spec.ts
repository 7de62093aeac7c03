import {colorRules, findViolations} from '../axe';
import {pageKinds} from '../pageKinds';
import {expect, hydrated, isPhone, onDesktop, test} from '../test';

const pages = {...pageKinds, 'changes of the API': 'player/reference/react-native/changes/'};

/** Kinds with a different layout on phones; the rest is text in the same page frame. */
const differOnPhone = new Set(['home', 'landing', 'how-to guide', 'error codes', 'FAQ index', 'old version']);

for (const [kind, path] of Object.entries(pages)) {
  const screens = differOnPhone.has(kind) ? {} : onDesktop;
  test(`axe: ${kind} has no serious or critical violation, light and dark`, screens, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.goto(path);
    await hydrated(page);
    expect(await findViolations(page, {grave: true})).toEqual([]);
    // Colors are the same at every width.
    if (isPhone(page)) return;
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await findViolations(page, {rules: colorRules, grave: true})).toEqual([]);
  });
}

test('the skip link leads to the content', async ({page}) => {
  await page.goto('player/web/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('carets stay visible in forced colors mode', onDesktop, async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('player/how-to-guides/ads/google-ima/');
  await hydrated(page);
  const background = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.backgroundColor = 'Canvas';
    return getComputedStyle(probe).backgroundColor;
  });
  const caret = page.locator('.theme-doc-sidebar-menu .menu__caret').first();
  const repository = page.getByRole('link', {name: 'Repository'});
  for (const drawn of [caret, repository])
    expect(await drawn.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)).not.toBe(
      background,
    );
});
