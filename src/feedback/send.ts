/** Sends feedback from the browser. Loaded when a reader answers, or when something was kept. */
import {feedbackKey} from '../config/storage';
import {createOutbox} from './outbox';
import type {Delivery, Feedback, Outbox} from './outbox';

/** Worth another try: the host is busy, or broken for now. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

async function post(url: string, item: Feedback): Promise<Delivery> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(item),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // It is sent though the reader leaves.
      keepalive: true,
    });
    if (response.ok) return 'delivered';
    return isPassing(response.status) ? 'failed' : 'refused';
  } catch {
    return 'failed';
  }
}

let outbox: Outbox | undefined;

/** The outbox of this tab. It tries again when the browser is online again. */
export function getOutbox(url: string): Outbox {
  if (!outbox) {
    const created = createOutbox(
      () => window.localStorage,
      feedbackKey,
      (item) => post(url, item),
    );
    window.addEventListener('online', () => void created.flush());
    outbox = created;
  }
  return outbox;
}
