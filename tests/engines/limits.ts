/** Time limits on what a browser is asked, so that one that hangs fails its run instead of holding it up. */
import type {Driver, Engine} from './driver';

/** More than the specs wait for anything (`until`): what takes longer is no slow page but a browser that does not answer. */
const mostOfCall = 45_000;
const mostOfStart = 60_000;

/** The time of a call was over before its answer came. */
export class NoAnswerError extends Error {}

/**
 * Asks again where the answer to a question is lost.
 * @param ask must do no harm when it runs twice.
 * @throws NoAnswerError after three times, and at once whatever else `ask` throws.
 */
export async function askAgain<T>(ask: () => Promise<T>): Promise<T> {
  for (let times = 1; ; times++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof NoAnswerError) || times === 3) throw error;
    }
  }
}

/**
 * Waits for a promise.
 * @throws NoAnswerError with what was waited for, where the time is over first.
 */
export async function limit<T>(what: string, promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new NoAnswerError(`${what}: no answer within ${milliseconds / 1000} s.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A driver whose calls end. After one that did not, the others fail at once with the same error: each would wait as long in vain.
 * @param most milliseconds that a call may take.
 */
export function withLimits(driver: Driver, most = mostOfCall): Driver {
  let hung: unknown;
  const wrap = (name: keyof Driver) =>
    name === 'close'
      ? driver.close
      : async (...args: unknown[]) => {
          if (hung) throw hung;
          const answer = (driver[name] as (...args: unknown[]) => Promise<unknown>)(...args);
          let isOver = false;
          const timed = limit(
            name,
            answer.finally(() => (isOver = true)),
            most,
          );
          return timed.catch((error: unknown) => {
            if (!isOver) hung = error;
            throw error;
          });
        };
  const names = Object.keys(driver) as (keyof Driver)[];
  return Object.fromEntries(names.map((name) => [name, wrap(name)])) as unknown as Driver;
}

/** Starts an engine, with limits on its start and on all calls. */
export const startWithLimits = async ({name, start}: Engine): Promise<Driver> =>
  withLimits(await limit(`The start of ${name}`, start(), mostOfStart));
