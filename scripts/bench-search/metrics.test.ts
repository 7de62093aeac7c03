import {describe, expect, it} from 'vitest';
import {evaluate, parseQueries, splitByExistence} from './metrics';
import type {BenchQuery} from './metrics';

const query = (text: string, right: string[], kind = 'title'): BenchQuery => ({
  query: text,
  kind,
  platform: 'web',
  version: 'current',
  right,
  set: 'terms',
  heldOut: false,
});

describe('evaluate', () => {
  it('counts the first right page of each query', () => {
    const answers: Record<string, (string | undefined)[]> = {a: ['/a/'], b: ['/x/', undefined, '/b/'], c: ['/x/']};
    const result = evaluate(
      [query('a', ['/a/']), query('b', ['/b/']), query('c', ['/c/'], 'typo')],
      ({query: text}) => answers[text] ?? [],
    );
    expect(result).toMatchObject({count: 3, successAt1: 0.3333, successAt3: 0.6667, successAt5: 0.6667, mrr: 0.4444});
    expect(result.byKind.typo).toMatchObject({count: 1, successAt5: 0});
    expect(result.misses.map(({query: text, rank}) => [text, rank])).toEqual([
      ['b', 3],
      ['c', 0],
    ]);
  });
});

it('counts queries without a page apart', () => {
  const {answerable, missing} = splitByExistence(
    [query('a', ['/a/', '/b/']), query('c', ['/c/'])],
    (_, path) => path === '/b/',
  );
  expect(answerable.map(({right}) => right)).toEqual([['/b/']]);
  expect(missing.map(({query: text}) => text)).toEqual(['c']);
});

describe('parseQueries', () => {
  it('takes both forms', () => {
    expect(parseQueries('[{"query":"a","right":["/a/"]}]', 'f')).toEqual(
      parseQueries('{"queries":[{"query":"a","right":["/a/"]}]}', 'f'),
    );
  });
  it('takes the set from the file', () => {
    const [first] = parseQueries('{"set":"symptoms","heldOut":true,"queries":[{"query":"a","right":["/a/"]}]}', 'f');
    expect(first).toMatchObject({set: 'symptoms', heldOut: true});
  });
  it('says what is wrong', () => {
    expect(() => parseQueries('[{"query":"a"}]', 'list.json')).toThrow(/list\.json: entry 0 needs/);
  });
});
