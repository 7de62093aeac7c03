import {expect, it} from 'vitest';
import {decodeComponent, decodePath} from './decode';

it('decodes escapes', () => {
  expect(decodeComponent('caf%C3%A9%2F')).toBe('café/');
  expect(decodePath('/caf%C3%A9%2F/')).toBe('/café%2F/');
});

it.each(['%', '%zz', '%E4', 'a%', '%C3%28'])('leaves %s as it is', (text) => {
  expect(decodeComponent(text)).toBe(text);
  expect(decodePath(text)).toBe(text);
});
