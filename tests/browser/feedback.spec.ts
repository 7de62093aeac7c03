import {expect, hydrated, onDesktop, test} from '../test';
import {labelOf} from '../site';

const guide = 'player/how-to-guides/ads/google-ima/';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a problem with a page or a sample leads to an issue that is filled in', async ({page}) => {
    await page.goto(guide);
    const feedback = page.getByRole('region', {name: 'Is something wrong or missing?'});
    const link = feedback.getByRole('link', {name: 'Report a problem'});
    await expect(link).toBeVisible();
    // Nothing can be sent without a host for it.
    await expect(feedback.getByRole('button')).toHaveCount(0);
    const issue = new URL((await link.getAttribute('href')) ?? '');
    expect(issue.searchParams.get('title')).toBe('Page: Play ads with Google IMA');
    expect(issue.searchParams.get('body')).toContain(`/docs/${guide}\nVersion: ${labelOf('current')}`);

    const sample = page.locator('.code-block').first().getByRole('link', {name: 'Report this sample'});
    await expect(sample).toBeVisible();
    const report = new URL((await sample.getAttribute('href')) ?? '');
    expect(report.searchParams.get('title')).toBe(`Sample on /docs/${guide}`);
  });
});

test('the issue about a sample quotes its first line', onDesktop, async ({page, context}) => {
  // Nothing leaves the machine.
  await context.route(/^https:\/\/git\.example\.com\//, (route) => route.fulfill({body: ''}));
  await page.goto(guide);
  await hydrated(page);
  const opened = context.waitForEvent('page');
  await page.locator('.code-block').first().getByRole('link', {name: 'Report this sample'}).click();
  const issue = new URL((await opened).url());
  expect(issue.searchParams.get('title')).toBe('Sample: index.html');
  expect(issue.searchParams.get('body')).toContain(`/docs/${guide}`);
  expect(issue.searchParams.get('body')).toContain('Begins with: <script src=');
});
