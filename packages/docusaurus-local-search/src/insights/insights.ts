/**
 * What search could not answer: queries without a result, and queries whose results nobody opened. They are sent in one
 * batch when the reader leaves, with nothing that tells who asked: no id, no time, no address.
 */
import {reduceMessage} from '../text/message';

export interface Insight {
  query: string;
  /** `none`: no result; `unopened`: results, and none was opened. */
  outcome: 'none' | 'unopened';
  results: number;
  platform: string;
  /** The docs that were searched, such as `docs-default-current`. */
  tag: string;
}

export interface Answer {
  query: string;
  results: number;
  platform: string;
  tag: string;
}

export interface Insights {
  /** Notes an answer. A query that only continues the one before takes its place. */
  answered(answer: Answer): void;
  /** Notes that a result was opened: the query has its answer. */
  opened(): void;
  /** Sends what is noted. Called when the reader leaves the page. */
  flush(): void;
}

const maxLength = 200;
/** Shorter ones are the beginning of a word. */
const minLength = 3;
const maxBatch = 50;

/** Removes what may tell about a person from a query that was pasted: addresses, paths, mail addresses, keys. */
export function cleanQuery(query: string): string {
  return reduceMessage(query.replace(/\S+@\S+\.\w+/g, ' ').replace(/\b(?:https?|file):\/\/\S+/gi, ' '))
    .replace(/[\w+/=-]{32,}|\b\d{6,}\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);
}

const continues = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/** @param send sends the lines, JSON each; returns whether they are on their way. */
export function createInsights(send: (lines: string) => boolean): Insights {
  let current: Answer | undefined;
  let batch: Insight[] = [];

  /** The query that the reader left is final. */
  function settle(): void {
    const answer = current;
    current = undefined;
    if (!answer || batch.length >= maxBatch) return;
    const query = cleanQuery(answer.query);
    if (query.length < minLength) return;
    const insight = {...answer, query, outcome: answer.results > 0 ? ('unopened' as const) : ('none' as const)};
    if (!batch.some((other) => other.query === query && other.tag === insight.tag)) batch.push(insight);
  }

  return {
    answered(answer) {
      if (current && !continues(answer.query.trim(), current.query.trim())) settle();
      current = answer;
    },
    opened() {
      const query = current?.query;
      current = undefined;
      if (query !== undefined) batch = batch.filter((insight) => insight.query !== cleanQuery(query));
    },
    flush() {
      settle();
      if (batch.length === 0) return;
      if (send(batch.map((insight) => JSON.stringify(insight)).join('\n'))) batch = [];
    },
  };
}

/** Whether the reader's browser asks not to be watched: Do Not Track or Global Privacy Control. */
export function isWatchingRefused(navigator: {doNotTrack?: string | null; globalPrivacyControl?: boolean}): boolean {
  return navigator.doNotTrack === '1' || navigator.doNotTrack === 'yes' || navigator.globalPrivacyControl === true;
}
