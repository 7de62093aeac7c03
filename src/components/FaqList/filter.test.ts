// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {filterQuestions} from './filter';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML =
    '<h2>Playback</h2><p>About playing.</p><ul><li>Why is there no autoplay?</li><li>Résumé later?</li></ul>' +
    '<h2>DRM</h2><ul><li>Why is the license fetched twice?</li></ul>';
});
const visible = () =>
  [...root.querySelectorAll<HTMLElement>('li, h2')].filter((e) => !e.hidden).map((e) => e.textContent);

describe('filterQuestions', () => {
  it('shows questions that contain all words, and their headings', () => {
    expect(filterQuestions(root, 'why TWICE')).toBe(1);
    expect(visible()).toEqual(['DRM', 'Why is the license fetched twice?']);
  });

  it('ignores accents', () => {
    expect(filterQuestions(root, 'resume')).toBe(1);
  });

  it('reports no matches, and shows all questions again when the field is empty', () => {
    expect(filterQuestions(root, 'zzz')).toBe(0);
    expect(visible()).toEqual([]);
    expect(filterQuestions(root, '  ')).toBeUndefined();
    expect(visible()).toHaveLength(5);
  });
});
