import {describe, expect, it} from 'vitest';
import {toPlainCode} from '../../codeMarks';
import {readDescriptions} from '../../reference/descriptions';
import {readFile} from '../../reference/files';
import {TypePages} from '../../reference/pages/typePage';
import {getCardsPath, getTypePath} from '../../reference/paths';
import type {ReferencePlatform} from '../../reference/types';
import {createColoredCards} from './cards';

/** The cards of a platform by the path of their file. */
function read(platform: ReferencePlatform) {
  const file = readFile(platform);
  const pages = new TypePages(file, [], () => [], readDescriptions(platform));
  return new Map(
    file.types.map((type) => [getCardsPath(getTypePath(file, type.id)), createColoredCards(pages.create(type))]),
  );
}

describe('cards', () => {
  const web = read('web');

  it('has a file for each type, beside its page', () => {
    expect(web.size).toBe(readFile('web').types.length);
    expect(web.get('/player/reference/web/ads/cards.json')).toMatchObject({
      label: 'Web',
      name: 'Ads',
      type: {kind: 'interface', text: expect.stringMatching(/^The ad side of a player/)},
    });
  });

  it('has the members by anchor, with their signatures in color', () => {
    const {skip} = web.get('/player/reference/web/ads/cards.json')!.members;
    expect(skip?.kind).toBe('method');
    expect(toPlainCode(skip!.signatures[0]!.code)).toBe('skip(): void');
    expect(skip!.signatures[0]!.code).toContain('~fskip');
  });

  it('has the versions of a type for its members, where they have none of their own', () => {
    const cards = read('android').get('/player/reference/android/verizonmediaads/cards.json')!;
    expect(cards.type.in).toBe('0');
    expect(cards.members.skip?.in).toBe('0');
  });

  it('has what a function or a component takes', () => {
    const {label, type} = read('open-video-ui-android').get(
      '/open-video-ui/reference/android/uicontroller/cards.json',
    )!;
    expect(label).toBe('Open Video UI Android');
    expect(type.kind).toBe('component');
    expect(type.signatures.map(({code}) => toPlainCode(code))).toEqual([
      expect.stringMatching(/UIController\(modifier: .*config: THEOplayerConfig/),
      expect.stringMatching(/UIController\(modifier: .*player: Player = rememberPlayer\(\)/),
    ]);
  });
});
