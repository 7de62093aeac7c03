import {describe, expect, it} from 'vitest';
import {check} from '../testing';
import {symbols} from './symbols';

const find = async (text: string, file = 'docs/page.mdx') =>
  (await check(symbols, `---\ntitle: A\n---\n\n${text}\n`, file)).map(({problem, remedy}) => `${problem} ${remedy}`);

describe('symbols', () => {
  it.each([
    'Call `player.addEventListener()` of `ChromelessPlayer`.',
    'Names of others: `HTMLVideoElement`, `EXT-X-DATERANGE`, `conviva.reportPlaybackEvent()`, `video.js`, `MyPlayerView`.',
    'Removed in 7.0: `YospaceEventTypes`.',
    '| Before | With 7 |\n| --- | --- |\n| `YospaceEventTypes` | none |',
  ])('says nothing of %s', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it('reports a type of another version, with the versions that have it', async () => {
    expect(await find('Listen to `YospaceEventTypes`.')).toEqual([
      expect.stringMatching(/"YospaceEventTypes" is no type of this version It is in .*ios 4\.12\.7, 6\.13\.0/),
    ]);
  });

  it('looks on the platform of the tab', async () => {
    const text = '<Platform id="ios">\n\nRead `THEOplayer.aspectRatio`.\n\n</Platform>';
    expect(await find(text)).toEqual([]);
    expect(await find(text, 'versioned_docs/version-v4/page.mdx')).toEqual([
      expect.stringMatching(/"THEOplayer\.aspectRatio" is not in this version It is in ios 6\.13\.0, 7\.8\.0/),
    ]);
  });

  it('passes over pages about changes', async () => {
    expect(await find('Listen to `YospaceEventTypes`.', 'docs/migrating/to-7.mdx')).toEqual([]);
  });
});
