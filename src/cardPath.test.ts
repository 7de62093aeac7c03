import {expect, it} from 'vitest';
import {getCardPath, getReferenceCardPath} from './cardPath';

it.each([
  [{version: 'player', isLast: true, path: '/faq/a/', sidebar: 'faq'}, 'img/cards/player/faq/a.png'],
  [{version: '/player/', isLast: true, path: '/', sidebar: 'web'}, 'img/cards/player.png'],
  [{version: 'player/v6', isLast: false, path: '/faq/a/', sidebar: 'web'}, 'img/cards/player/v6/web.png'],
  [{version: 'player/v6', isLast: false, path: '/faq/a/', sidebar: undefined}, 'img/cards/player/v6/all.png'],
])('names the card of %o', (page, file) => {
  expect(getCardPath(page)).toBe(file);
});

it('names the card of a reference', () => {
  expect(getReferenceCardPath('web')).toBe('img/cards/reference/web.png');
});
