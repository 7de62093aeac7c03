import {expect, hydrated, isPhone, test} from '../test';

test('a guide says in words what each SDK supports, and takes few lines for it on a phone', async ({page}) => {
  await page.goto('player/how-to-guides/ads/google-ima/');
  await hydrated(page);
  const strip = page.getByRole('list', {name: 'Supported platforms'});
  await expect(strip).toMatchAriaSnapshot(`
    - list "Supported platforms":
      - listitem: Web Supported
      - listitem: Android Supported
      - listitem: iOS and tvOS Supported
      - listitem: React Native Supported
      - listitem: Flutter Not supported
      - listitem: Chromecast Since 6.9
      - listitem: Roku Not supported
  `);
  // On the screen of a phone a mark stands for the plain words; what else there is to say is written out.
  await expect(strip.getByText('Since 6.9')).toBeInViewport();
  if (!isPhone(page)) return;
  const height = await strip.evaluate((list) => list.getBoundingClientRect().height);
  const line = await strip
    .getByRole('listitem')
    .first()
    .evaluate((item) => item.getBoundingClientRect().height);
  expect(height).toBeLessThan(5 * line);
});
