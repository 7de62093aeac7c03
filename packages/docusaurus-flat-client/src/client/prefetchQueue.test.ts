import {describe, expect, it} from 'vitest';
import {createPrefetchQueue} from './prefetchQueue';

/** A network that answers when told to. */
function createNetwork(bytes: number) {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  return {
    asked,
    fetchAhead: (url: string) => {
      asked.push(url);
      return new Promise<number>((resolve) => answers.push(() => resolve(bytes)));
    },
    async answer() {
      answers.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('prefetch queue', () => {
  it('fetches each file once, a few at a time', async () => {
    const {asked, fetchAhead, answer} = createNetwork(10);
    const queue = createPrefetchQueue(fetchAhead, {budget: 1000, parallel: 2});
    for (const url of ['a', 'b', 'a', 'c', 'b']) queue.add(url);
    expect(asked).toEqual(['a', 'b']);
    await answer();
    expect(asked).toEqual(['a', 'b', 'c']);
    queue.add('a');
    await answer();
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  it('stops when the bytes of the page are spent, and goes on with the next page', async () => {
    const {asked, fetchAhead, answer} = createNetwork(600);
    const queue = createPrefetchQueue(fetchAhead, {budget: 1000, parallel: 1});
    for (const url of ['a', 'b', 'c']) queue.add(url);
    await answer();
    await answer();
    expect(asked).toEqual(['a', 'b']);
    queue.reset();
    queue.add('c');
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  it('goes on after a failure', async () => {
    const asked: string[] = [];
    const fetchAhead = (url: string) => {
      asked.push(url);
      return Promise.reject(new Error('offline'));
    };
    const queue = createPrefetchQueue(fetchAhead, {budget: 1000, parallel: 1});
    queue.add('a');
    queue.add('b');
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual(['a', 'b']);
  });
});
