import {afterEach, expect, it, vi} from 'vitest';
import {onIdle} from './onIdle';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits no longer than a frame where the browser can’t tell when it is idle', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const done = vi.fn();
  onIdle(done);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(17);
  expect(done).toHaveBeenCalledOnce();
});

it('can be called off', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const done = vi.fn();
  onIdle(done)();
  vi.advanceTimersByTime(1000);
  expect(done).not.toHaveBeenCalled();
});
