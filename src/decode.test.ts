import {expect, it} from 'vitest';
import {decodeComponent} from './decode';

it('decodes escapes', () => {
  expect(decodeComponent('caf%C3%A9%2F')).toBe('café/');
});

it.each(['%', '%zz', '%E4', 'a%', '%C3%28'])('leaves %s as it is', (text) => {
  expect(decodeComponent(text)).toBe(text);
});
