import {afterEach, expect, it, vi} from 'vitest';
import {onIdle} from './onIdle';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits one frame in browsers without requestIdleCallback', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const done = vi.fn();
  onIdle(done);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(17);
  expect(done).toHaveBeenCalledOnce();
});

it('can be canceled', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const done = vi.fn();
  onIdle(done)();
  vi.advanceTimersByTime(1000);
  expect(done).not.toHaveBeenCalled();
});
