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
    'Read `player.ads.playing`, `player.abr.strategy` and `player.audioTracks.length`.',
    '| Before | With 7 |\n| --- | --- |\n| `YospaceEventTypes` | none |',
  ])('says nothing of %s', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it('reports a type of another version, with the versions that have it', async () => {
    expect(await find('Listen to `YospaceEventTypes`.')).toEqual([
      expect.stringMatching(/"YospaceEventTypes" is no type of this version It is in .*ios 4\.12\.7, 6\.13\.0/),
    ]);
  });

  it.each([
    [
      'a step of a path that no platform has',
      'Set `player.ads.playheadd`.',
      /"player\.ads\.playheadd" is not in this version: .*Ads.* has no "playheadd"/,
    ],
    [
      'a name of 7 on a page of 4',
      'Read `player.theoLive`.',
      /"player\.theoLive" is not in this version It is in web 7\.8\.0/,
    ],
    [
      'a property that no version has',
      'Read `player.currentTme`.',
      /"player\.currentTme" is in no version Write "currentTime"/,
    ],
    [
      'a Kotlin type that no version has',
      'Make a `THEOplayerVeiw`.',
      /"THEOplayerVeiw" is a type of no version Write "THEOplayerView"/,
    ],
    [
      'a Swift name that no version has',
      'Listen to `PlayerEventTypes.TIMEUPDAET`.',
      /"PlayerEventTypes\.TIMEUPDAET" is in no version Write/,
    ],
    ['a slip in a type', 'Set a `SourceDescripton`.', /Write "SourceDescription"/],
  ])('reports %s', async (_what, text, expected) => {
    expect(await find(text, 'versioned_docs/version-v4/page.mdx')).toEqual([expect.stringMatching(expected)]);
  });

  it('leaves alone the names that a sample imports from another package', async () => {
    const text = '```swift\nimport THEOplayerConnectorOther\n```\n\nAdd the module `THEOplayerConnectorOther`.';
    expect(await find(text)).toEqual([]);
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
