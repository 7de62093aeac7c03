import AxeBuilder from '@axe-core/playwright';
import {expect, hydrated, test} from '../test';

/** One page of each kind. */
const pages = {
  home: '',
  landing: 'player/android/',
  'getting started': 'player/getting-started/sdks/web/getting-started/',
  'how-to guide': 'player/how-to-guides/ads/google-ima/',
  'guide with a drawing': 'player/how-to-guides/drm/introduction/',
  'error codes': 'player/how-to-guides/miscellaneous/error/error-codes/',
  'knowledge base': 'player/knowledge-base/streaming/http-live-streaming/',
  'FAQ index': 'player/faq/',
  'FAQ question': 'player/faq/why-is-video-not-playing-automatically/',
  changelog: 'player/changelog/',
  'old version': 'player/v4/web/',
  'UI kit': 'open-video-ui/web/getting-started/',
  contributing: 'contributing/',
};

for (const mode of ['light', 'dark'] as const) {
  test.describe(`axe, ${mode}`, () => {
    test.use({colorScheme: mode});
    for (const [kind, path] of Object.entries(pages)) {
      test(`${kind} has no serious or critical violation`, async ({page}) => {
        await page.goto(path);
        await hydrated(page);
        const {violations} = await new AxeBuilder({page})
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const grave = violations.filter(({impact}) => impact === 'serious' || impact === 'critical');
        expect(grave.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 160)).join(' | ')}`)).toEqual(
          [],
        );
      });
    }
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
