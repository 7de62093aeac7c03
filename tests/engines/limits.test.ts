import {expect, it, vi} from 'vitest';
import type {Driver} from './driver';
import {NoAnswerError, askAgain, limit, withLimits} from './limits';

const never = new Promise<never>(() => undefined);

it('passes answers and errors on', async () => {
  const driver = withLimits({
    evaluate: () => Promise.resolve(5),
    goto: () => Promise.reject(new Error('no such page')),
  } as unknown as Driver);
  await expect(driver.goto('x')).rejects.toThrow('no such page');
  expect(await driver.evaluate(() => 5)).toBe(5);
});

it('names the call that does not answer, and asks a browser that hangs nothing more, but closes it', async () => {
  const click = vi.fn();
  const close = vi.fn();
  const driver = withLimits({goto: () => never, click, close} as unknown as Driver, 20);
  await expect(driver.goto('x')).rejects.toThrow('goto: no answer within 0.02 s.');
  await expect(driver.click({css: 'a'})).rejects.toThrow('goto: no answer');
  expect(click).not.toHaveBeenCalled();
  await driver.close();
  expect(close).toHaveBeenCalledOnce();
});

it('waits no longer than for the answer', async () => {
  expect(await limit('it', Promise.resolve(1), 60_000)).toBe(1);
});

it('asks again where an answer is lost, three times at most, and passes other errors on', async () => {
  const lost = new NoAnswerError('lost');
  const ask = vi
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(5);
  expect(await askAgain(ask)).toBe(5);
  const lose = vi.fn(() => Promise.reject(lost));
  await expect(askAgain(lose)).rejects.toBe(lost);
  expect(lose).toHaveBeenCalledTimes(3);
  const fail = vi.fn(() => Promise.reject(new Error('no such frame')));
  await expect(askAgain(fail)).rejects.toThrow('no such frame');
  expect(fail).toHaveBeenCalledOnce();
});
