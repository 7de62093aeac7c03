import type {Page} from '@playwright/test';
import {brand} from '../../src/brand';
import {expect, hydrated, isPhone, onDesktop, onPhone, test} from '../test';
import {playerPlatforms, uiPlatforms} from '../../src/platforms/platforms';
import {playerVersions} from '../../src/platforms/versions';
import {choosePlatform, chooseVersion, switcher} from '../switchers';
import {labelOf, storageKey, toHref} from '../site';

/** Hydration rewrites the head, so the block may be missing for a moment. */
async function findStructuredData(page: Page, type: string): Promise<unknown> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((text) => JSON.parse(text)).find((data) => data['@type'] === type);
}

test.describe('home', () => {
  test('leads to each platform in one click', async ({page}) => {
    await page.goto('');
    const grid = page.getByRole('list', {name: 'Platforms'});
    for (const {platform, label} of playerPlatforms) {
      const link = grid.getByRole('link', {name: new RegExp(`^${label}`)});
      await expect(link).toHaveAttribute('href', toHref(`player/${platform}/`));
    }
    const section = page.getByRole('region', {name: brand.uiKitLabel});
    for (const {platform} of uiPlatforms) {
      await expect(section.locator(`a[href="${toHref(`open-video-ui/${platform}/`)}"]`).first()).toBeVisible();
    }
    await grid.getByRole('link', {name: /^Android/}).click();
    await expect(page).toHaveURL(/\/player\/android\/$/);
    await expect(page.getByRole('heading', {level: 1, name: 'Android'})).toBeVisible();
  });
});

test.describe('breadcrumbs', () => {
  const trail = (page: Page) => page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
  const guide = ['', 'How-to guides', 'Ads', 'Google IMA'];

  test('show the path of a page of one platform, of an old version, of the UI kit', onDesktop, async ({page}) => {
    const trails = {
      'player/getting-started/sdks/web/getting-started/': ['', 'Getting started', 'Getting started'],
      'player/v4/how-to-guides/ads/google-ima/': guide,
      'open-video-ui/web/getting-started/': ['', 'Get started'],
    };
    for (const [address, texts] of Object.entries(trails)) {
      await page.goto(address);
      await expect(trail(page)).toHaveText(texts);
      await hydrated(page);
      await expect(trail(page)).toHaveText(texts);
    }
  });

  test('stay when the sidebar changes to another platform’s, and follow the reader', onDesktop, async ({page}) => {
    await page.goto('player/how-to-guides/ads/google-ima/');
    await expect(trail(page)).toHaveText(guide);
    await choosePlatform(page, 'android');
    await expect(page.locator('[data-platform-panel="android"]').first()).toBeVisible();
    await expect(trail(page)).toHaveText(guide);
    await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
    await expect(page).not.toHaveURL(/google-ima\/$/);
    await expect(trail(page).last()).not.toHaveText('Google IMA');
    await expect(trail(page).nth(1)).toHaveText('How-to guides');
  });

  test('are in the page for search engines', onDesktop, async ({page}) => {
    await page.goto('player/how-to-guides/ads/google-ima/');
    await hydrated(page);
    await expect
      .poll(() => findStructuredData(page, 'BreadcrumbList'))
      .toMatchObject({itemListElement: [{}, {}, {name: 'Google IMA', item: expect.stringMatching(/google-ima\/?$/)}]});
  });
});

test.describe('sidebar', onDesktop, () => {
  const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
  const active = (page: Page) => sidebar(page).locator('[aria-current="page"]');

  test('marks the current page, before scripts run and after', async ({page}) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('player/faq/why-is-video-not-playing-automatically/', {waitUntil: 'commit'});
    await expect(active(page)).toHaveText('Video does not autoplay');
    await expect(active(page)).toBeInViewport({ratio: 1});
    release();
    await hydrated(page);
    await expect(active(page)).toBeInViewport({ratio: 1});
  });

  test('stays at the top if the page’s link is visible there', async ({page}) => {
    await page.goto('player/getting-started/sdks/web/getting-started/');
    await hydrated(page);
    await expect(active(page)).toBeInViewport({ratio: 1});
    expect(await sidebar(page).evaluate(({scrollTop}) => scrollTop)).toBe(0);
  });

  test('scrolls to the link after a navigation', async ({page}) => {
    await page.goto('player/getting-started/sdks/web/getting-started/');
    await hydrated(page);
    await page.locator('.markdown').getByRole('link').and(page.locator('[href*="/how-to-guides/"]')).first().click();
    await expect(page).toHaveURL(/how-to-guides/);
    await expect(active(page)).toBeInViewport({ratio: 1});
    await page.goBack();
    await expect(active(page)).toHaveText('Getting started');
    await expect(active(page)).toBeInViewport({ratio: 1});
  });

  test('does not scroll when the reader used it to navigate', async ({page}) => {
    await page.goto('player/how-to-guides/ads/google-ima/');
    await hydrated(page);
    const next = active(page).locator('xpath=../following-sibling::li[1]/a');
    const before = await next.boundingBox();
    const label = await next.innerText();
    await next.click();
    await expect(active(page)).toHaveText(label);
    expect(await active(page).boundingBox()).toEqual(before);
  });
});

test.describe('platform switcher', () => {
  test('stays on a shared page, changes its tabs and its sidebar', async ({page}) => {
    await page.goto('player/how-to-guides/ads/google-ima/');
    await choosePlatform(page, 'android');
    await expect(page).toHaveURL(/how-to-guides\/ads\/google-ima\/$/);
    await expect(page.locator('[data-platform-panel="android"]').first()).toBeVisible();
    await expect(page.locator('[data-platform-panel="web"]').first()).toBeHidden();
    if (!isPhone(page)) {
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await expect(sidebar.getByRole('link', {name: 'Android SDK'})).toBeVisible();
    }
  });

  test('goes to the matching page where the page is one platform’s own', onDesktop, async ({page}) => {
    await page.goto('player/getting-started/sdks/web/getting-started/');
    await choosePlatform(page, 'react-native');
    await expect(page).toHaveURL(/getting-started\/frameworks\/react-native\/getting-started\/$/);
  });

  test('goes to the landing page where nothing matches', onDesktop, async ({page}) => {
    await page.goto('player/how-to-guides/ads/google-ima/');
    await choosePlatform(page, 'flutter');
    await expect(page).toHaveURL(/player\/flutter\/$/);
  });

  test('shows every platform in full', async ({page}) => {
    await page.goto('player/web/');
    await hydrated(page);
    const menu = switcher(page, 'Platform');
    await menu.locator('summary').click();
    for (const choice of await menu.getByRole('link').all()) await expect(choice).toBeInViewport({ratio: 1});
  });

  test('closes on Escape and gives the focus back', async ({page}) => {
    await page.goto('player/web/');
    await hydrated(page);
    const menu = switcher(page, 'Platform');
    await menu.locator('summary').click();
    await expect(menu.getByRole('list')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('list')).toBeHidden();
    await expect(menu.locator('summary')).toBeFocused();
  });
});

test.describe('last platform', () => {
  test('is kept over a reload, and the navbar leads to it', onDesktop, async ({page}) => {
    await page.goto('player/roku/');
    await hydrated(page);
    await page.goto('player/how-to-guides/ads/introduction/');
    await hydrated(page);
    await expect(switcher(page, 'Platform').locator('summary')).toContainText('Roku');
    await page.reload();
    await hydrated(page);
    await expect(switcher(page, 'Platform').locator('summary')).toContainText('Roku');
    const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: brand.playerLabel, exact: true});
    await expect(link).toHaveAttribute('href', toHref('player/roku/'));
  });

  test('reaches another tab', onDesktop, async ({page, context}) => {
    await page.goto('player/how-to-guides/ads/introduction/');
    await hydrated(page);
    const other = await context.newPage();
    await other.goto('player/android/');
    await hydrated(other);
    await expect(switcher(page, 'Platform').locator('summary')).toContainText('Android');
  });

  test('is separate for Open Video UI', onDesktop, async ({page}) => {
    await page.goto('open-video-ui/react/');
    await hydrated(page);
    await page.goto('player/how-to-guides/ads/introduction/');
    await hydrated(page);
    await expect(switcher(page, 'Platform').locator('summary')).toContainText('Web');
  });

  test('ignores invalid values in storage', onDesktop, async ({page}) => {
    await page.addInitScript(
      (key) => localStorage.setItem(key, '<img src=x>'),
      storageKey('docs-last-platform-default'),
    );
    await page.goto('player/how-to-guides/ads/introduction/');
    await hydrated(page);
    await expect(switcher(page, 'Platform').locator('summary')).toContainText('Web');
  });

  test('works for the visit where storage is blocked', onDesktop, async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('player/how-to-guides/ads/google-ima/');
    await choosePlatform(page, 'ios');
    await expect(page.locator('[data-platform-panel="ios"]').first()).toBeVisible();
  });
});

test.describe('versions', () => {
  test('stays on a page that the other version has', onDesktop, async ({page}) => {
    await page.goto('player/getting-started/sdks/android/getting-started/');
    await chooseVersion(page, 'v4');
    await expect(page).toHaveURL(/player\/v4\/getting-started\/sdks\/android\/getting-started\/$/);
    await expect(page.getByText('no longer maintained')).toBeVisible();
  });

  test('goes to the nearest page if the version lacks this one', onDesktop, async ({page}) => {
    await page.goto('player/flutter/');
    await chooseVersion(page, 'v6');
    await expect(page).toHaveURL(/player\/v6\//);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
  });

  test('the banner of an old version leads to the current one', async ({page}) => {
    await page.goto('player/v6/web/');
    await page.getByRole('link', {name: `Read it for ${labelOf('current')}`}).click();
    await expect(page).toHaveURL(/docs\/player\/web\/$/);
  });

  test('names each version by its release, the latest and the unmaintained ones', async ({page}) => {
    await page.goto('player/web/');
    const menu = switcher(page, 'Version');
    await menu.locator('summary').click();
    await expect(menu.getByRole('link')).toHaveText(
      playerVersions.map(
        ({label, isLast, unmaintained}) =>
          new RegExp(`^${label.replaceAll('.', '\\.')}${isLast ? '.*latest' : unmaintained ? '.*unmaintained' : '$'}`),
      ),
    );
  });

  test(
    'the navbar’s dropdown keeps the place too, and is absent where there is one version',
    onDesktop,
    async ({page}) => {
      await page.goto('player/ios/');
      const navbar = page.getByRole('navigation', {name: 'Main'});
      await navbar.getByRole('button', {name: labelOf('current')}).hover();
      await navbar.getByRole('link', {name: `${labelOf('v4')} (unmaintained)`}).click();
      await expect(page).toHaveURL(/player\/v4\/ios\/$/);
      await page.goto('open-video-ui/');
      await expect(navbar.getByRole('button', {name: labelOf('current')})).toHaveCount(0);
    },
  );

  test('a stored version that does not exist is discarded', onDesktop, async ({page}) => {
    const key = storageKey('docs-preferred-version-default');
    await page.addInitScript((name) => localStorage.setItem(name, 'v3'), key);
    await page.goto('');
    await hydrated(page);
    const link = page.locator(`a[href="${toHref('player/web/')}"]`).first();
    await expect(link).toBeAttached();
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  });

  test('an old page names the current one as canonical', onDesktop, async ({page}) => {
    await page.goto('player/v4/getting-started/sdks/android/getting-started/');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /[^v]\/player\/getting-started\/sdks\/android\/getting-started\/$/,
    );
  });

  test('contributing pages are not indexed', onDesktop, async ({page}) => {
    await page.goto('contributing/');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});

test.describe('FAQ', () => {
  test('filters the questions while typing', async ({page}) => {
    await page.goto('player/faq/');
    await hydrated(page);
    const questions = page.locator('article li').filter({visible: true});
    const all = await questions.count();
    await page.getByRole('searchbox', {name: 'Filter the questions'}).fill('autoplay');
    await expect.poll(() => questions.count()).toBeLessThan(all);
    await expect(page.getByRole('link', {name: 'Why is my video not playing automatically?'})).toBeVisible();
    await page.getByRole('searchbox', {name: 'Filter the questions'}).fill('zzzz');
    await expect(page.getByText('No question has these words.')).toBeVisible();
  });

  test('a question carries its structured data', onDesktop, async ({page}) => {
    await page.goto('player/faq/why-is-video-not-playing-automatically/');
    await hydrated(page);
    const opening = await page.locator('article .theme-doc-markdown > p').first().innerText();
    await expect
      .poll(() => findStructuredData(page, 'FAQPage'))
      .toMatchObject({
        mainEntity: [
          {
            name: 'Why is my video not playing automatically?',
            acceptedAnswer: {text: opening},
          },
        ],
      });
  });
});

test.describe('on a phone', onPhone, () => {
  test('the menu sheet shows the sidebar, and goes back to the main menu', async ({page}) => {
    await page.goto('player/web/');
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sheet = page.locator('.navbar-sidebar');
    await expect(sheet.getByRole('link', {name: 'Web SDK'})).toBeVisible();
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    // The sheet covers the screen; it is not confined to the navbar.
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(page.viewportSize()?.height);
    await sheet.getByRole('button', {name: /Back to main menu/}).click();
    await expect(sheet.getByRole('link', {name: brand.uiKitLabel})).toBeVisible();
  });

  test('the menu sheet opens scrolled to the page every time, with the switchers and the back button visible', async ({
    page,
  }) => {
    await page.goto('player/how-to-guides/ads/google-ima/');
    await hydrated(page);
    const sheet = page.locator('.navbar-sidebar');
    const active = sheet.getByRole('link', {name: 'Google IMA', exact: true});
    for (let time = 0; time < 2; time++) {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(active).toBeInViewport({ratio: 1});
      await expect(sheet.getByRole('button', {name: /Back to main menu/})).toBeInViewport({ratio: 1});
      await expect(sheet.locator('summary').first()).toBeInViewport({ratio: 1});
      await sheet.locator('.menu__link').last().scrollIntoViewIfNeeded();
      await expect(active).not.toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(sheet).not.toBeVisible();
    }
  });

  test('all platforms can be chosen in the menu sheet of a low screen', async ({page}) => {
    await page.setViewportSize({width: 390, height: 520});
    await page.goto('player/how-to-guides/ads/google-ima/');
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sheet = page.locator('.navbar-sidebar');
    await sheet.locator('summary').first().click();
    const last = sheet.locator('[data-platform-choice]').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ratio: 1});
  });

  test('nothing is wider than the screen', async ({page}) => {
    for (const path of [
      '',
      'player/how-to-guides/drm/introduction/',
      'player/changelog/',
      'player/how-to-guides/miscellaneous/error/error-codes/',
    ]) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});
