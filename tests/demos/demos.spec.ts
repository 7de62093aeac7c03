import {findViolations} from '../axe';
import {expect, hydrated, onDesktop, onPhone, test} from '../test';
import {DemoPage, watchDemoRequests} from './helpers';
import {toHref} from '../site';

const web = 'open-video-ui/web/examples';
const react = 'open-video-ui/react/examples';

test(
  'the default UI plays, seeks, and changes quality and languages; nothing runs before or after',
  onDesktop,
  async ({page}) => {
    const requests = watchDemoRequests(page);
    const demo = new DemoPage(page);
    await demo.open(`${web}/default-ui/`);
    await expect(demo.section.getByRole('button', {name: 'Run the demo'})).toBeVisible();
    expect(requests).toEqual([]);

    await demo.run();
    await demo.frame.getByRole('button', {name: 'play', exact: true}).first().click();
    await demo.expectPlaying();

    // By keyboard: pause with Space, seek with an arrow key.
    await demo.ui.hover();
    await demo.frame.getByRole('button', {name: 'pause', exact: true}).first().press('Space');
    await demo.expectState({paused: true});
    expect(await findViolations(page, {include: 'section[aria-label^="Demo"]', grave: true})).toEqual([]);
    const {time} = await demo.getState();
    await demo.frame.getByRole('slider', {name: 'seek'}).press('End');
    await expect.poll(async () => (await demo.getState()).time).toBeGreaterThan(time + 10);

    await demo.frame.getByRole('button', {name: 'open language menu'}).click();
    await demo.frame
      .getByRole('radio', {name: /^Français/})
      .first()
      .click();
    await demo.expectState({audio: 'fr'});
    await expect.poll(() => requests.filter((request) => request.includes('/audio-fr/')).length).toBeGreaterThan(1);
    await demo.frame
      .getByRole('radio', {name: /^Français/})
      .last()
      .click();
    await demo.expectState({subtitles: 'fr'});
    // A subtitle stands over the picture.
    await demo.frame.getByRole('slider', {name: 'seek'}).press('Home');
    for (let i = 0; i < 3; i++) await demo.frame.getByRole('slider', {name: 'seek'}).press('ArrowRight');
    await expect(demo.frame.getByText('Le lac', {exact: false}).last()).toBeVisible();

    await demo.frame.getByRole('button', {name: 'close menu'}).filter({visible: true}).first().click();
    await demo.frame.getByRole('button', {name: 'open settings menu'}).first().click();
    await demo.frame.getByRole('button', {name: /Automatic/}).click();
    await demo.frame.getByRole('radio', {name: '240p'}).click();
    await demo.ui.evaluate((ui) => (ui as HTMLElement & {player: {play: () => void}}).player.play());
    await demo.expectState({height: 240, paused: false});

    await demo.section.getByRole('button', {name: 'Stop'}).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(demo.section.getByRole('button', {name: 'Run the demo'})).toBeFocused();

    // Leaving the page ends a demo that plays.
    await demo.run();
    await demo.frame.getByRole('button', {name: 'play', exact: true}).first().click();
    await demo.expectPlaying();
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Changelog'}).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Changelog');
    // The frame has a process of its own, which ends a moment later.
    await expect.poll(() => page.frames().length).toBe(1);
  },
);

test('a failed stream is reported, and can be retried', onDesktop, async ({page, problems}) => {
  problems.allow(/404|could not be loaded|Failed to load|request failed: .*assets.demos/);
  const demo = new DemoPage(page);
  await page.route('**/master.m3u8', (route) => route.fulfill({status: 404}));
  await demo.open(`${web}/default-ui/`);
  await demo.run();
  await expect(demo.section.getByRole('alert')).toContainText('The server answered 404. (error 4000)');
  await expect(demo.frame.getByRole('heading', {name: 'An error occurred'})).toBeVisible();

  await page.unroute('**/master.m3u8');
  await demo.section.getByRole('button', {name: 'Try again'}).click();
  await demo.frame.getByRole('button', {name: 'play', exact: true}).first().click();
  await demo.expectPlaying();
  await expect(demo.section.getByRole('alert')).toHaveCount(0);

  // Now the scripts themselves fail to load.
  await demo.section.getByRole('button', {name: 'Stop'}).click();
  await page.route('**/assets/demos/**', (route) => route.abort());
  await demo.section.getByRole('button', {name: 'Run the demo'}).click();
  await expect(demo.section.getByRole('status')).toContainText('could not be loaded');
  await page.unroute('**/assets/demos/**');
  await demo.section.getByRole('button', {name: 'Try again'}).click();
  await expect(demo.section.getByRole('status')).toContainText('Runs on');
});

test('edits apply live and are reset; markup goes on where the player was', onDesktop, async ({page, problems}) => {
  problems.allow(/Content Security Policy/);
  const demo = new DemoPage(page);
  await demo.open(`${web}/styling/`);
  await demo.run();
  const getColor = () =>
    demo.ui.evaluate((ui) => getComputedStyle(ui).getPropertyValue('--theoplayer-range-bar-color').trim());
  const original = await getColor();
  await demo.section.getByRole('button', {name: 'Edit live'}).first().click();
  const styles = demo.section.getByRole('textbox', {name: /style\.css/});
  await styles.fill('theoplayer-default-ui { width: 100%; --theoplayer-range-bar-color: lime }');
  await expect.poll(getColor).toBe('lime');
  await demo.section.getByRole('button', {name: 'Reset'}).click();
  await expect.poll(getColor).toBe(original);
  await expect(styles).toHaveValue(/--theoplayer-menu-min-width/);

  await demo.frame.getByRole('button', {name: 'play', exact: true}).first().click();
  await demo.expectPlaying();
  await demo.section.getByRole('tab', {name: 'style.css'}).press('ArrowRight');
  await expect(demo.section.getByRole('tab', {name: 'index.html'})).toBeFocused();
  await demo.section.getByRole('button', {name: 'Edit live'}).last().click();
  const markup = demo.section.getByRole('textbox', {name: /index\.html/});
  const {time} = await demo.getState();
  await markup.fill((await markup.inputValue()).replace('One Day', 'Another Day'));
  await expect(demo.frame.getByText('Another Day')).toBeAttached();
  await expect.poll(async () => (await demo.getState()).time).toBeGreaterThanOrEqual(time);
  // Edited markup runs no scripts and makes no request to another host.
  await markup.fill('<body><img src="data:," onerror="document.title = `run`"><p>Hello</p></body>');
  await expect(demo.frame.getByText('Hello')).toBeVisible();
  expect(await demo.frame.locator('body').evaluate(() => document.title)).not.toBe('run');
});

test('a custom layout, React and the player alone play', onDesktop, async ({page}) => {
  const demo = new DemoPage(page);
  await test.step('custom UI', async () => {
    await demo.open(`${web}/custom-ui/`);
    await demo.run();
    await demo.frame.getByRole('button', {name: 'play', exact: true}).click();
    await demo.expectPlaying();
    const chapters = demo.frame.getByRole('navigation', {name: 'Chapters'}).getByRole('button');
    await chapters.nth(2).click();
    await expect(chapters.nth(2)).toHaveAttribute('aria-current', 'true');
    expect((await demo.getState()).time).toBeGreaterThan(30);
  });
  await test.step('default UI in React', async () => {
    await demo.open(`${react}/default-ui/`);
    await demo.run();
    await demo.frame.getByRole('button', {name: 'play', exact: true}).first().click();
    await demo.expectPlaying();
    await expect(demo.frame.getByText(/^\d+ s left$/)).toBeAttached();
  });
  await test.step('custom UI in React', async () => {
    await demo.open(`${react}/custom-ui/`);
    await demo.run();
    await demo.frame.getByRole('button', {name: 'play', exact: true}).click();
    await demo.expectPlaying();
    await demo.ui.hover();
    await demo.frame.getByRole('button', {name: 'Mark this moment'}).click();
    await expect(demo.frame.getByRole('button', {name: /^\d+ s$/})).toBeVisible();
  });
  await test.step('player alone', async () => {
    await demo.open('player/examples/basic/');
    await demo.run();
    await demo.frame.getByRole('button', {name: 'Play'}).click();
    const position = demo.frame.getByRole('slider', {name: 'Position'});
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.5);
    await demo.frame.getByRole('combobox', {name: 'Audio'}).selectOption({index: 1});
    await demo.frame.getByRole('button', {name: 'Pause'}).click();
    await position.fill('30');
    await expect(demo.frame.getByText('30.0 s')).toBeVisible();
  });
});

test('the portrait feed works by touch', onPhone, async ({page}) => {
  const demo = new DemoPage(page);
  await demo.open(`${web}/portrait/`);
  await demo.run();
  const [first, second] = [demo.ui, demo.frame.locator('theoplayer-ui').nth(1)];
  await demo.expectPlaying(first);
  await first.tap({position: {x: 60, y: 120}});
  await demo.expectState({paused: true}, first);
  await demo.frame
    .locator('article')
    .nth(1)
    .evaluate((article) => article.scrollIntoView());
  await demo.expectPlaying(second);
  await second.tap({position: {x: 60, y: 120}});
  await demo.expectState({paused: true}, second);
  expect(await findViolations(page, {include: 'section[aria-label^="Demo"]', grave: true})).toEqual([]);
});

test('full screen neither pauses nor starts a video of the portrait feed', onPhone, async ({page}) => {
  const demo = new DemoPage(page);
  await demo.open(`${web}/portrait/`);
  await demo.run();
  await demo.expectPlaying();
  // The feed's own observer was made first, so it has run when this one reports.
  const seenInFeed = (inFeed: boolean) =>
    demo.ui.evaluate(
      (ui, inFeed) =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(
            (entries) => {
              if (entries.at(-1)!.intersectionRatio >= 0.6 !== inFeed) return;
              observer.disconnect();
              resolve();
            },
            {root: ui.closest('.feed'), threshold: [0, 0.6]},
          );
          observer.observe(ui);
        }),
      inFeed,
    );
  await demo.ui.locator('.rail theoplayer-fullscreen-button').tap();
  await seenInFeed(false);
  await demo.expectState({paused: false});
  await demo.ui.tap({position: {x: 60, y: 120}});
  await demo.expectState({paused: true});
  await demo.ui.evaluate(() => document.exitFullscreen());
  await seenInFeed(true);
  await demo.expectState({paused: true});
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the source reads, and a link leads to the demo', onDesktop, async ({page}) => {
    await page.goto(`${web}/default-ui/`);
    const demo = page.getByRole('region', {name: /^Demo: /});
    await expect(demo.getByText('theoplayer-default-ui').first()).toBeVisible();
    await expect(demo.getByText("import '@theoplayer/web-ui'")).toBeVisible();
    await expect(demo.getByRole('button', {name: 'Run the demo'})).toBeHidden();
    await expect(demo.getByRole('link', {name: 'Open in a new tab'})).toHaveAttribute(
      'href',
      toHref('demos/web/default-ui/'),
    );
  });
});

test('a demo in a separate tab is a complete page', onDesktop, async ({page}) => {
  await page.goto('demos/web/default-ui/');
  await page.getByRole('button', {name: 'play', exact: true}).first().click();
  const ui = page.locator('theoplayer-default-ui');
  await expect
    .poll(() => ui.evaluate((element) => (element as HTMLElement & {player: {currentTime: number}}).player.currentTime))
    .toBeGreaterThan(0);
  await page.goto(`${web}/`);
  await hydrated(page);
  await expect(page.locator('main').getByRole('link', {name: /Portrait feed/})).toBeVisible();
});
