/** Texts that would run code as the announcement of a build: it stops, or shows what does nothing. */
import {getAnnouncement} from '../../src/config/announcement';
import {expect, hydrated, onDesktop, test} from '../test';
import {docsPage} from '../search/helpers';
import {expectNothingRan, watchRuns} from './helpers';
import {payloads} from './payloads';

test.use({bypassCSP: true});

test('an announcement that would run stops the build; others are harmless', onDesktop, async ({page}) => {
  const ran = await watchRuns(page);
  const accepted = payloads.filter((text) => {
    try {
      return getAnnouncement({ANNOUNCEMENT_ID: 'id', ANNOUNCEMENT_HTML: text});
    } catch {
      return false;
    }
  });
  // Those without an element: addresses, templates, encoded markup.
  expect(accepted.length).toBeGreaterThan(50);
  expect(accepted.filter((text) => /<[a-z]/.test(text))).toEqual([]);
  await page.goto(docsPage);
  await page.evaluate((texts) => {
    for (const text of texts) document.body.insertAdjacentHTML('beforeend', `<div>${text}</div>`);
  }, accepted);
  await hydrated(page);
  await expectNothingRan(page, ran);
});
