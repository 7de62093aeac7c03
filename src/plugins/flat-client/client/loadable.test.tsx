// @vitest-environment jsdom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import Loadable from './loadable';

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  container = document.createElement('div');
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

function Loading({error, pastDelay, retry}: {error: unknown; pastDelay: boolean; retry: () => void}) {
  if (error) return <button onClick={retry}>{String(error)}</button>;
  return pastDelay ? 'long' : 'short';
}

const render = (loaded: {text?: unknown}, props: {after?: string}) => `${String(loaded.text)}${props.after ?? ''}`;
const flush = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('Loadable', () => {
  it('shows at once what was preloaded', async () => {
    const loader = vi.fn(async () => 'page');
    const Page = Loadable.Map({loading: Loading, loader: {text: loader}, render});
    await Page.preload();
    act(() => root.render(<Page {...{after: '!'}} />));
    expect(container.textContent).toBe('page!');
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('says that it takes long, then shows the page', async () => {
    let finish = (_text: string) => {};
    const Page = Loadable.Map({
      loading: Loading,
      loader: {text: () => new Promise((resolve) => (finish = resolve))},
      render,
    });
    act(() => root.render(<Page />));
    expect(container.textContent).toBe('short');
    await flush(200);
    expect(container.textContent).toBe('long');
    finish('page');
    await flush();
    expect(container.textContent).toBe('page');
  });

  it('shows what went wrong, and tries again when asked', async () => {
    const loader = vi.fn(async () => ({default: () => 'page'})).mockRejectedValueOnce(new Error('gone'));
    const Page = Loadable({loading: Loading, loader});
    await expect(Page.preload()).rejects.toThrow('gone');
    act(() => root.render(<Page />));
    expect(container.textContent).toBe('Error: gone');
    await act(async () => container.querySelector('button')?.click());
    await flush();
    expect(container.textContent).toBe('page');
  });
});
