import {expect, it} from 'vitest';
import {splitName} from './splitName';

it('splits long names after separators', () => {
  expect(splitName('CONTENT_PROTECTION_KEY_EXPIRED')).toEqual(['CONTENT_', 'PROTECTION_KEY_', 'EXPIRED']);
  expect(splitName('player.pipConfiguration.startsAutomatically')).toEqual([
    'player.',
    'pipConfiguration.',
    'startsAutomatically',
  ]);
});

it('splits before a capital where a name has no separator', () => {
  expect(splitName('activeQualityBandwidth')).toEqual(['activeQuality', 'Bandwidth']);
});

it('keeps short names whole, and leaves no short piece', () => {
  expect(splitName('player.play')).toEqual(['player.play']);
  expect(splitName('com.example.player.Source')).toEqual(['com.example.', 'player.', 'Source']);
  expect(splitName('aaaaaaaaaaaaaaaaaaaaaaaaaa')).toEqual(['aaaaaaaaaaaaaaaaaaaaaaaaaa']);
});
