/**
 * Measures search: `npm run bench:search [-- --queries FILE] [-- --json] [-- --corpus FILE]`.
 * Prints success at 1, 3 and 5 and mean reciprocal rank by kind of query, for this site's engine and for others, with
 * sizes and times. Terms (names, questions, mistakes) and symptoms (messages, behaviors) are measured apart, and so is
 * whether the first hits of the search window are the entry that describes a symptom, for this site's engine.
 * `--check` evaluates only this site's engine, and exits with 1 if it is below the required figures. Times are never
 * asserted.
 */
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {getShardBytes, getTimes, getWorkerBytes} from './figures';
import {evaluate, parseQueries, splitByExistence} from './metrics';
import type {BenchQuery, Evaluation, Scores} from './metrics';
import {printReport} from './report';
import type {Result} from './report';
import {getContenders, playerTag} from './searchers';
import type {Contender} from './searchers';

const root = path.resolve(__dirname, '../..');
const ownQueries = [
  'queries.json',
  'queries-blind.json',
  'symptoms.json',
  'symptoms-held-out.json',
  'sections.json',
  'sections-held-out.json',
].map((file) => path.join(__dirname, file));

const {values} = parseArgs({
  options: {
    queries: {type: 'string', multiple: true},
    json: {type: 'boolean', default: false},
    corpus: {type: 'string'},
    check: {type: 'boolean', default: false},
  },
});

type Versions = Parameters<Contender['prepare']>[0];

/** Evaluates an engine on each set of queries. Misses of held-out lists stay unknown, so that nothing is tuned to them. */
async function evaluateContender(
  contender: Contender,
  versions: Versions,
  queries: readonly BenchQuery[],
): Promise<Record<string, Evaluation>> {
  const names = [...new Set(queries.map(({version}) => version))];
  const searchers = new Map<string, Awaited<ReturnType<Contender['prepare']>>>();
  for (const version of names) searchers.set(version, await contender.prepare(versions, version));
  const groups = new Map<string, BenchQuery[]>();
  for (const query of queries) {
    const name = query.heldOut ? `${query.set}, held out` : query.set;
    const group = groups.get(name);
    if (group) group.push(query);
    else groups.set(name, [query]);
  }
  return Object.fromEntries(
    [...groups].map(([name, group]) => {
      const evaluation = evaluate(group, (query) => searchers.get(query.version)?.(query) ?? []);
      return [name, group[0]?.heldOut ? {...evaluation, misses: []} : evaluation];
    }),
  );
}

/** Required shares of the queries whose page is first, among the first three and among the first five. */
const required: Readonly<Record<string, Partial<Scores>>> = {
  terms: {successAt1: 0.928, successAt5: 0.99},
  symptoms: {successAt1: 0.86, successAt3: 0.93},
  'symptoms, held out': {successAt1: 0.84, successAt3: 0.93},
  sections: {successAt1: 0.5, successAt3: 0.64},
  'sections, held out': {successAt1: 0.5, successAt3: 0.64},
};

/** Lists figures below the required ones. */
function findShortfalls(own: Readonly<Record<string, Evaluation>>): string[] {
  return Object.entries(own).flatMap(([name, scores]) =>
    Object.entries(required[name] ?? {})
      .filter(([key, least]) => scores[key as keyof Scores] < least)
      .map(
        ([key, least]) =>
          `${name}: ${key} is ${scores[key as keyof Scores].toFixed(3)}, which is less than ${least}: see the misses above.`,
      ),
  );
}

async function main(): Promise<void> {
  const files = values.queries ?? ownQueries;
  const lists = await Promise.all(
    files.map(async (file) => parseQueries(await readFile(path.resolve(file), 'utf8'), file)),
  );
  // Loading the site writes generated files. Use a separate folder, because a build or the dev server may be using the
  // default one. Docusaurus reads the name on import.
  const generated = await mkdtemp(path.join(os.tmpdir(), 'bench-search-'));
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = generated;
  const {loadFileCorpus, loadSiteCorpus} = await import('./corpus');
  const {versions, buildTime} = values.corpus ? await loadFileCorpus(values.corpus) : await loadSiteCorpus(root);
  await rm(generated, {recursive: true, force: true});
  const paths = new Map(versions.map(({tag, pages}) => [tag, new Set(pages.map((page) => page.path))]));
  const {answerable, missing} = splitByExistence(lists.flat(), (version, page) =>
    Boolean(paths.get(playerTag(version))?.has(page)),
  );

  const results: Result[] = [];
  const contenders = await getContenders();
  const ofPages = answerable.filter(({set}) => set !== 'sections');
  for (const [at, contender] of contenders.entries()) {
    if (at > 0 && values.check) break;
    results.push({
      name: contender.name,
      sets: await evaluateContender(contender, versions, at > 0 ? ofPages : answerable),
    });
  }
  const own = results[0]?.sets ?? {};
  const report = {
    sets: own,
    missingPages: {count: missing.length, queries: missing.map(({query, version, right}) => ({query, version, right}))},
    engines: Object.fromEntries(
      results.map(({name, sets}) => [
        name,
        Object.fromEntries(Object.entries(sets).map(([set, {byKind: _, misses: __, ...scores}]) => [set, scores])),
      ]),
    ),
    bytes: {worker: await getWorkerBytes(root), shards: getShardBytes(versions)},
    buildTime: Math.round(buildTime),
    times: getTimes(versions, answerable),
  };
  if (values.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else printReport(report, results);
  const shortfalls = values.check ? findShortfalls(own) : [];
  shortfalls.forEach((line) => console.error(line));
  if (shortfalls.length > 0) process.exitCode = 1;
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
