// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {findElement, referTo} from './elementReference';

const find = (selector: string) => document.querySelector(selector)!;

it('finds an element that React has replaced, moved or given another label', () => {
  document.body.innerHTML = '<nav><button aria-label="Light">a</button><button id="menu"></button></nav>';
  const light = referTo(find('button'));
  const menu = referTo(find('#menu'));

  document.body.innerHTML = '<nav><button aria-label="Light">b</button><button id="menu"></button></nav>';
  expect(findElement(light)).toBe(find('button'));

  document.body.innerHTML = '<div><p>New</p><nav><button id="menu"></button></nav></div>';
  expect(findElement(menu)).toBe(find('#menu'));

  document.body.innerHTML = '<nav><button aria-label="Dark">a</button></nav>';
  expect(findElement(light)).toBe(find('button'));
});

it('finds nothing where another element has taken the place', () => {
  document.body.innerHTML = '<button>Play</button>';
  const play = referTo(find('button'));
  document.body.innerHTML = '<a href="/">Home</a>';
  expect(findElement(play)).toBeUndefined();
});
