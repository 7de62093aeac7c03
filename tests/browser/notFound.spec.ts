import {expect, test} from '../test';
import {toHref} from '../site';

test('an unknown address shows the closest pages and a search for its words', async ({page, problems}) => {
  problems.allow(/404/);
  await page.goto('player/gogole-ima/');
  await expect(page.getByRole('heading', {name: 'Page Not Found'})).toBeVisible();
  const suggestions = page.getByRole('region', {name: 'Were you looking for one of these?'});
  await expect(suggestions.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    toHref('player/how-to-guides/ads/google-ima/'),
  );
  await expect(page.getByRole('link', {name: /Search for “gogole ima”/})).toHaveAttribute(
    'href',
    /\/search\/\?q=gogole%20ima/,
  );
  await suggestions.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/google-ima\/$/);
});

test('in an old version the suggestions are from that version', async ({page, problems}) => {
  problems.allow(/404/);
  await page.goto('player/v4/android-getting-started/');
  await expect(
    page
      .getByRole('region', {name: /Were you looking/})
      .getByRole('listitem')
      .first()
      .getByRole('link'),
  ).toHaveAttribute('href', /\/player\/v4\//);
});
