import {findViolations} from '../axe';
import {startDevServer} from '../fixtures/devServer';
import type {DevServer} from '../fixtures/devServer';
import {createPage} from '../fixtures/site';
import {expect, test} from '../test';
import {toHref} from '../site';

let server: DevServer;

/** The page says there what it shows; data that Docusaurus is still writing may be among it, until the next moment. */
const inConsole = /Module (build|parse) failed|^console error: \[webpack-dev-server\]/;

// One dev server for all tests.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  server = await startDevServer('dev-server', {
    'docs/faq/index.mdx': createPage('As it was.'),
    'docs/web/index.mdx': createPage('<Platform id="tizen">Text.</Platform>'),
  });
});

test.afterAll(() => server.stop());

test('a saved change shows in the open page, and so does an error in it', async ({page, problems}) => {
  problems.allow(inConsole);
  const article = page.locator('article');
  const mistake = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
  await page.goto(`${server.origin}${toHref('player/faq/')}`);
  await expect(article).toContainText('As it was.');

  server.save('docs/faq/index.mdx', createPage('As it is.'));
  await expect(article).toContainText('As it is.');

  server.save('docs/faq/index.mdx', createPage('```\nno language\n```'));
  await expect(mistake).toContainText('docs/faq/index.mdx:6: a code fence has no language');

  server.save('docs/faq/index.mdx', createPage('Fixed.').replace('title: Fixture', 'title: Another title'));
  await expect(article).toContainText('Fixed.');
  await expect(article.getByRole('heading', {level: 1})).toHaveText('Another title');
  await expect(mistake).toBeHidden();
});

test('a page is compiled when it is opened', async ({page, problems}) => {
  problems.allow(inConsole);
  const article = page.locator('article');
  await page.goto(`${server.origin}${toHref('player/web/')}`);
  await expect(page.frameLocator('#webpack-dev-server-client-overlay').locator('body')).toContainText(
    'docs/web/index.mdx:6: unknown platform "tizen"',
  );
  server.save('docs/web/index.mdx', createPage('Fixed: [Android](../android/index.mdx)'));
  await expect(article).toContainText('Fixed');
  await article.getByRole('link', {name: 'Android'}).click();
  await expect(page).toHaveURL(/player\/android\/$/);
  await expect(article).toContainText('Text.');
});

test('a new page is available soon after it is saved', async ({page}) => {
  const hasRoute = async () =>
    (await (await fetch(`${server.origin}${toHref('main.js')}`)).text()).includes('player/faq/new');
  server.save('docs/faq/new.mdx', createPage('All new.'));
  await expect.poll(hasRoute).toBe(true);
  await page.goto(`${server.origin}${toHref('player/faq/new/')}`);
  await expect(page.locator('article')).toContainText('All new.');
});

test('what the checks find in a page shows on it until it is fixed', async ({page}) => {
  const file = 'docs/faq/index.mdx';
  const correct = createPage(
    'The player plays the stream. See [Web](../web/index.mdx).',
    'keywords: [stream]\n',
  ).replace(/description: .*/, 'description: Answers to what is asked most often about playing streams.');
  const strip = page.getByRole('complementary', {name: 'Findings'});
  const items = strip.getByRole('listitem');
  server.save(file, correct.replace('plays', 'palys').replace('../web/index.mdx', '#nowhere'));
  await page.goto(`${server.origin}${toHref('player/faq/')}`);
  await expect(strip.getByRole('status')).toContainText('2 findings in this page');
  await expect(page.locator('article')).toContainText('palys');
  await expect(items.first()).toBeHidden();

  const toggle = strip.getByRole('button', {name: 'Show'});
  await toggle.press('Enter');
  await expect(items).toHaveCount(2);
  await page.reload();
  await expect(items).toHaveCount(2);
  // The head of a page sets the root's classes anew, at times after the last report on its findings.
  await expect(strip.getByRole('status')).toHaveText('2 findings in this page');
  await page.evaluate(() => document.documentElement.setAttribute('class', 'plugin-docs'));
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toContainText(`${file}:7:12`);
  await expect(items.nth(0)).toContainText('"palys"');
  await expect(items.nth(1)).toContainText('this page has no heading "#nowhere"');
  await expect(items.nth(1)).toContainText('Use the anchor of a heading that is there.');
  await expect(strip.getByText(`npm run check -- ${file}`)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    expect(await findViolations(page, {include: '.dev-findings'})).toEqual([]);
  }
  await strip.getByRole('button', {name: 'Copy'}).focus();
  await page.keyboard.press('Escape');
  await expect(items.first()).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.emulateMedia({media: 'print'});
  await expect(strip).toBeHidden();
  await page.emulateMedia({media: 'screen'});

  // The dev server goes on without a key that is wrong.
  server.save(file, correct.replace('keywords:', 'keyword:'));
  await expect(strip.getByRole('status')).toContainText('2 findings in this page');
  await toggle.click();
  await expect(items.nth(1)).toContainText(`${file}:4:1`);
  await expect(items.nth(1)).toContainText('"keyword" is not a front matter key');
  await expect(page.locator('article')).toContainText('The player plays the stream.');

  server.save(file, correct);
  await expect(strip).toBeHidden();
});

test('wrong front matter is named in the terminal, whichever page is open', async () => {
  server.save('docs/ios/index.mdx', createPage('Text.').replace('title:', 'titel:'));
  await expect
    .poll(server.getOutput)
    .toContain('docs/ios/index.mdx:2: front matter: "titel" is not a front matter key');
  server.save('docs/ios/index.mdx', createPage('Text.'));
});
