import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import shapes from '../../src/components/Icon/shapes';
import {joinPaths} from './joinPaths';
import {iconNames} from './names';

describe('joinPaths', () => {
  it('makes one path of those that follow each other, each with its own start', () => {
    expect(joinPaths('<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>')).toBe('<path d="M5 12h14M12 5l7 7-7 7"/>');
    expect(joinPaths('<path d="m21.73 18-8-14a2 2 0 0 0-3 0"/><path d="M1 2 3 4"/>')).toBe(
      '<path d="M21.73 18l-8-14a2 2 0 0 0-3 0M1 2L3 4"/>',
    );
  });

  it('leaves other elements between and a path by itself as they are', () => {
    const shapes = '<path d="m6 9 6 6 6-6"/><circle r="1"/><path d="M1 1"/>';
    expect(joinPaths(shapes)).toBe(shapes);
  });

  it('stops at a path that it does not understand', () => {
    expect(() => joinPaths('<path d="h3"/><path d="M1 1"/>')).toThrow('does not begin with a move: h3');
  });
});

it('icons of the HTML and of the sprite are those of the list', () => {
  expect(Object.keys(shapes)).toEqual(iconNames);
  const sprite = fs.readFileSync('static/img/icons.svg', 'utf8');
  for (const [name, shape] of Object.entries(shapes))
    expect(sprite).toContain(`<symbol id="${name}" viewBox="0 0 24 24">${shape}</symbol>`);
});
