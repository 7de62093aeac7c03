import {expect, onDesktop, test} from '../test';

test('beside a column of long names, the sentences of a table have room', onDesktop, async ({page}) => {
  await page.goto('player/how-to-guides/drm/introduction/');
  const row = page.getByRole('row', {name: /CONTENT_PROTECTION_CONFIGURATION_INVALID/}).first();
  const [, , whatHappened, whereToLook] = await row.getByRole('cell').all();
  for (const cell of [whatHappened, whereToLook]) {
    const box = await cell!.boundingBox();
    expect(box!.width).toBeGreaterThan(180);
  }
});
