/** Keeps feedback until it is delivered: over a reload, and while the reader is offline. Plain TypeScript. */

/** What is sent, as JSON. Nothing in it tells who wrote it. */
export interface Feedback {
  /** Site path of the page. */
  page: string;
  /** Label of the docs version: `7.8.0`. */
  version: string;
  helpful: boolean;
  /** `wrong`, `missing`, `unclear`, `sample`; `solved`, `clear`; `other`; or empty. */
  reason: string;
  text: string;
}

/** `refused`: trying again is of no use. */
export type Delivery = 'delivered' | 'refused' | 'failed';

/** The part of `localStorage` that is used. Each may throw where storage is blocked or full. */
export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Outbox {
  /** @returns whether the item is delivered; it is kept otherwise. */
  add(item: Feedback): Promise<boolean>;
  /** Sends what is kept. Does nothing while it is at it. */
  flush(): Promise<void>;
}

export const maxText = 500;
const maxKept = 20;

/** What is kept; nothing for text that is no list. */
function parse(text: string | null): Feedback[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as Feedback[]) : [];
  } catch {
    return [];
  }
}

/**
 * @param getStorage may throw, as reading `window.localStorage` does where it is blocked. Feedback then lasts until the reader leaves.
 */
export function createOutbox(
  getStorage: () => OutboxStorage,
  key: string,
  send: (item: Feedback) => Promise<Delivery>,
): Outbox {
  let memory: Feedback[] = [];
  let running: Promise<void> | undefined;

  function read(): Feedback[] {
    try {
      return parse(getStorage().getItem(key));
    } catch {
      return memory;
    }
  }

  function write(items: readonly Feedback[]): void {
    memory = items.slice(-maxKept);
    try {
      if (memory.length) getStorage().setItem(key, JSON.stringify(memory));
      else getStorage().removeItem(key);
    } catch {
      // Kept in memory.
    }
  }

  async function sendAll(): Promise<void> {
    for (let [item] = read(); item; [item] = read()) {
      if ((await send(item)) === 'failed') return;
      const sent = JSON.stringify(item);
      const index = read().findIndex((one) => JSON.stringify(one) === sent);
      // Another tab may have sent it meanwhile.
      write(read().filter((_, at) => at !== index));
    }
  }

  const flush = () => (running ??= sendAll().finally(() => (running = undefined)));

  return {
    async add(item) {
      write([...read(), {...item, text: item.text.trim().slice(0, maxText)}]);
      await flush();
      return read().length === 0;
    },
    flush,
  };
}
