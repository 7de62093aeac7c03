import {beforeEach, expect, it, vi} from 'vitest';
import type Progress from './progress';

const library = {configure: vi.fn(), start: vi.fn(), done: vi.fn()};
vi.mock('nprogress', () => ({default: library}));

let progress: typeof Progress;
beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  progress = (await import('./progress')).default;
  progress.configure({showSpinner: false});
});

it('shows the bar with the theme’s settings, and ends it', async () => {
  progress.start();
  await vi.waitFor(() => expect(library.start).toHaveBeenCalledOnce());
  expect(library.configure).toHaveBeenCalledExactlyOnceWith({showSpinner: false});
  progress.done();
  expect(library.done).toHaveBeenCalledOnce();
});

it('shows no bar for a page that came before the library', async () => {
  progress.start();
  progress.done();
  await vi.waitFor(() => expect(library.configure).toHaveBeenCalled());
  await Promise.resolve();
  expect(library.start).not.toHaveBeenCalled();
});
