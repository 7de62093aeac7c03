import fs from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {getPackName} from '../../src/packName';
import {getPlatformsOfVersion} from '../../src/platforms/availability';
import {playerVersions} from '../../src/platforms/versions';
import {parseRules} from '../../src/plugins/agent-packs/rules';
import {rulesFile} from '../../src/plugins/agent-packs/writePacks';
import {expect, test} from '../test';

const build = path.resolve(__dirname, '../../build');
const {rules} = parseRules(fs.readFileSync(path.resolve(__dirname, '../..', rulesFile), 'utf8'), rulesFile);
/** A platform has a pack once it has rules: one that was just added has none. */
const packs = playerVersions.flatMap(({name}) =>
  getPlatformsOfVersion(name)
    .filter(({platform}) => rules.some((rule) => rule.platforms.includes(platform) && rule.versions.includes(name)))
    .map(({platform}) => getPackName(name, platform)),
);

test.describe('Packs for coding assistants', {tag: '@desktop'}, () => {
  test('exist for every platform and version, small, the same in folder and archive, and without dangling links', () => {
    const wrong: string[] = [];
    for (const pack of packs) {
      const archive = unzipSync(fs.readFileSync(path.join(build, 'packs', `${pack}.zip`)));
      const index = strFromU8(archive[`${pack}/AGENTS.md`]!);
      expect(Buffer.byteLength(index), pack).toBeLessThanOrEqual(8192);
      for (const [name, bytes] of Object.entries(archive)) {
        const text = strFromU8(bytes);
        if (fs.readFileSync(path.join(build, 'packs', name), 'utf8') !== text) wrong.push(`${name} differs`);
        for (const [, link = ''] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)\s]*)?\)/g)) {
          if (!archive[path.posix.join(path.posix.dirname(name), link)]) wrong.push(`${name}: ${link}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('are offered in llms.txt and on the page about finding your way, by version', async ({page}) => {
    const llms = fs.readFileSync(path.join(build, 'llms.txt'), 'utf8');
    for (const pack of packs) expect(llms).toContain(`/docs/packs/${pack}/AGENTS.md)`);
    await page.goto('player/v6/faq/how-to-navigate-through-the-documentation-and-resources/');
    const row = page.getByRole('row', {name: /^Android/});
    await expect(row.getByRole('link', {name: 'AGENTS.md'})).toHaveAttribute(
      'href',
      '/docs/packs/player-v6-android/AGENTS.md',
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('link', {name: 'player-v6-android.zip'}).click(),
    ]);
    expect(fs.readFileSync(await download.path()).length).toBeGreaterThan(5000);
    await expect(page.getByRole('row', {name: /^Flutter/})).toHaveCount(0);
  });
});
