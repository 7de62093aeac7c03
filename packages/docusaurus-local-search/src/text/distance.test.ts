import {expect, it} from 'vitest';
import {getEditDistance} from './distance';

it.each([
  ['chormecast', 'chromecast', 1],
  ['widvine', 'widevine', 1],
  ['pictrue', 'picture', 1],
  ['subtitels', 'subtitles', 1],
  ['anlytics', 'analytics', 1],
  ['drm', 'drm', 0],
  ['airplay', 'freewheel', 3],
])('%s to %s takes %i', (a, b, edits) => {
  expect(getEditDistance(a, b, 2)).toBe(edits);
});
