/** Test queries, their correct pages, and the evaluation of an engine. */

export interface BenchQuery {
  query: string;
  kind: string;
  /** Last platform of the reader. */
  platform: string;
  /** Version being read: `current`, `v6`, `v4`. */
  version: string;
  /** Paths below the version's root; any of them is correct. In the set of sections, each with its anchor. */
  right: string[];
  /** What readers look for: the name of a thing, or what they see going wrong. */
  set: QuerySet;
  /** Whether its list is measured and not tuned with. */
  heldOut: boolean;
}

/** Queries that are measured apart, because what helps one kind may cost the other. */
export type QuerySet = 'terms' | 'symptoms' | 'sections';

/** Results as paths below the version's root, best first; hits of other products are `undefined`. */
export type Searcher = (query: BenchQuery) => readonly (string | undefined)[];

export interface Scores {
  count: number;
  successAt1: number;
  successAt3: number;
  successAt5: number;
  mrr: number;
}

export interface Miss {
  query: string;
  kind: string;
  platform: string;
  version: string;
  /** Rank of the first correct page; 0 if it is not among the first ten. */
  rank: number;
  right: string[];
  found: (string | undefined)[];
}

export interface Evaluation extends Scores {
  byKind: Record<string, Scores>;
  /** Queries whose correct page was not first. */
  misses: Miss[];
}

const depth = 10;

function getScores(ranks: readonly number[]): Scores {
  const share = (count: number) => (ranks.length ? Number((count / ranks.length).toFixed(4)) : 0);
  return {
    count: ranks.length,
    successAt1: share(ranks.filter((rank) => rank === 1).length),
    successAt3: share(ranks.filter((rank) => rank > 0 && rank <= 3).length),
    successAt5: share(ranks.filter((rank) => rank > 0 && rank <= 5).length),
    mrr: share(ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0)),
  };
}

/** Runs every query and records the rank of the first correct page. */
export function evaluate(queries: readonly BenchQuery[], search: Searcher): Evaluation {
  const ranks: number[] = [];
  const byKind = new Map<string, number[]>();
  const misses: Miss[] = [];
  for (const query of queries) {
    const found = search(query).slice(0, depth);
    const rank = found.findIndex((path) => path !== undefined && query.right.includes(path)) + 1;
    ranks.push(rank);
    const kind = byKind.get(query.kind);
    if (kind) kind.push(rank);
    else byKind.set(query.kind, [rank]);
    if (rank !== 1) misses.push({...query, rank, found: found.slice(0, 5)});
  }
  return {
    ...getScores(ranks),
    byKind: Object.fromEntries([...byKind].sort().map(([kind, list]) => [kind, getScores(list)])),
    misses,
  };
}

/** Separates queries that have a page from those whose pages do not exist. */
export function splitByExistence(
  queries: readonly BenchQuery[],
  exists: (version: string, path: string) => boolean,
): {answerable: BenchQuery[]; missing: BenchQuery[]} {
  const answerable: BenchQuery[] = [];
  const missing: BenchQuery[] = [];
  for (const query of queries) {
    const right = query.right.filter((path) => exists(query.version, path.replace(/#.*/, '')));
    if (right.length) answerable.push({...query, right});
    else missing.push(query);
  }
  return {answerable, missing};
}

interface QueryFile {
  queries: unknown;
  set?: QuerySet;
  heldOut?: boolean;
}

/**
 * Reads a list of queries: the list itself, or an object that holds it as `queries`, with its set.
 * @throws Error that names the file, the entry and what is missing.
 */
export function parseQueries(json: string, file: string): BenchQuery[] {
  const data = JSON.parse(json) as unknown;
  const {
    queries: list,
    set = 'terms',
    heldOut = false,
  } = (Array.isArray(data) ? {queries: data} : (data ?? {})) as QueryFile;
  if (!Array.isArray(list)) throw new Error(`${file}: expected a list of queries or an object with "queries".`);
  return list.map((entry: Partial<BenchQuery>, i) => {
    if (typeof entry?.query !== 'string' || !Array.isArray(entry.right)) {
      throw new Error(`${file}: entry ${i} needs "query" and "right"; found ${JSON.stringify(entry)}.`);
    }
    const {query, right, kind = 'other', platform = 'web', version = 'current'} = entry;
    return {query, right, kind, platform, version, set, heldOut};
  });
}
