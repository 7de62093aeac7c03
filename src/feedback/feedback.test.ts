import {describe, expect, it} from 'vitest';
import {getPageIssueUrl, getSampleIssueUrl} from './issue';
import {createOutbox, maxText} from './outbox';
import type {Delivery, Feedback, OutboxStorage} from './outbox';

const item: Feedback = {page: '/docs/player/', version: '7.8.0', helpful: false, reason: 'wrong', text: ' Typo '};

function createStorage(): OutboxStorage & {kept: Map<string, string>} {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function createHost(...answers: Delivery[]) {
  const received: Feedback[] = [];
  const send = (sent: Feedback) => {
    const answer = answers.shift() ?? 'delivered';
    if (answer === 'delivered') received.push(sent);
    return Promise.resolve(answer);
  };
  return {received, send};
}

describe('feedback', () => {
  it('is sent at once, trimmed, and not kept', async () => {
    const {received, send} = createHost();
    const storage = createStorage();
    expect(await createOutbox(() => storage, 'key', send).add(item)).toBe(true);
    expect(received).toEqual([{...item, text: 'Typo'}]);
    expect(storage.kept.size).toBe(0);
  });

  it('is kept while the host does not answer, also over a reload, and sent once', async () => {
    const {received, send} = createHost('failed');
    const storage = createStorage();
    expect(await createOutbox(() => storage, 'key', send).add(item)).toBe(false);
    const reloaded = createOutbox(() => storage, 'key', send);
    await Promise.all([reloaded.flush(), reloaded.flush()]);
    await reloaded.flush();
    expect(received).toHaveLength(1);
    expect(storage.kept.size).toBe(0);
  });

  it('is dropped when the host refuses it', async () => {
    const storage = createStorage();
    await createOutbox(() => storage, 'key', createHost('refused').send).add(item);
    expect(storage.kept.size).toBe(0);
  });

  it('is kept in memory where storage is blocked', async () => {
    const {received, send} = createHost('failed');
    const outbox = createOutbox(
      () => {
        throw new Error('blocked');
      },
      'key',
      send,
    );
    expect(await outbox.add(item)).toBe(false);
    await outbox.flush();
    expect(received).toHaveLength(1);
  });

  it('survives what something else wrote to its key, and does not grow without end', async () => {
    const storage = createStorage();
    storage.kept.set('key', '{broken');
    const outbox = createOutbox(
      () => storage,
      'key',
      () => Promise.resolve('failed'),
    );
    for (let n = 0; n < 30; n++) await outbox.add({...item, text: 'x'.repeat(900)});
    const kept = JSON.parse(storage.kept.get('key') ?? '') as Feedback[];
    expect(kept).toHaveLength(20);
    expect(kept[0]?.text).toHaveLength(maxText);
  });
});

describe('an issue', () => {
  it('about a page names it', () => {
    const url = new URL(getPageIssueUrl({title: 'Ads & more', path: '/docs/player/ads/', version: '7.8.0'}));
    expect(url.searchParams.get('title')).toBe('Page: Ads & more');
    expect(url.searchParams.get('body')).toContain('Page: https://docs.example.com/docs/player/ads/\nVersion: 7.8.0\n');
  });

  it('about a sample says which one', () => {
    const url = new URL(getSampleIssueUrl('/docs/player/ads/', 'app.ts', '\n  const a = 1;\nb();'));
    expect(url.searchParams.get('title')).toBe('Sample: app.ts');
    expect(url.searchParams.get('body')).toContain('/docs/player/ads/\nBegins with: const a = 1;\n');
  });
});
