import {gzipSync} from 'node:zlib';
import path from 'node:path';
import type {VersionIndex} from 'docusaurus-local-search/build';
import type {BenchQuery} from './metrics';
import {createEngine, getReaderTags, toRequest} from './searchers';

export interface Bytes {
  raw: number;
  gzip: number;
}

export interface ShardBytes {
  tag: string;
  heads: Bytes;
  texts: Bytes;
}

function measure(content: string): Bytes {
  return {raw: Buffer.byteLength(content), gzip: gzipSync(content, {level: 9}).length};
}

/** Size of each file of the index. */
export function getShardBytes(versions: readonly VersionIndex[]): ShardBytes[] {
  return versions.map(({tag, heads, texts}) => ({
    tag,
    heads: measure(JSON.stringify(heads)),
    texts: measure(JSON.stringify(texts)),
  }));
}

/** Size of the worker with the engine in it, minified; `undefined` where esbuild (part of vitest and tsx) is missing. */
export async function getWorkerBytes(root: string): Promise<Bytes | undefined> {
  try {
    const name = 'esbuild';
    const esbuild = (await import(name)) as {
      build(options: object): Promise<{outputFiles: {text: string}[]}>;
    };
    const {outputFiles} = await esbuild.build({
      entryPoints: [path.join(root, 'packages/docusaurus-local-search/src/embedded/worker.ts')],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      // As the package's plugin does it.
      alias: {'docusaurus-local-search/knowledge': path.join(root, 'src/search/knowledge.ts')},
    });
    return measure(outputFiles[0]?.text ?? '');
  } catch {
    return undefined;
  }
}

export interface Times {
  /** Milliseconds from the headings' JSON to the first answer. */
  firstResult: number;
  /** Milliseconds to index the texts after that. */
  texts: number;
  /** Milliseconds of keystroke queries: one for each letter typed. */
  median: number;
  p95: number;
  slowest: number;
  keystrokes: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Times of a cold start and of keystrokes, in the version with the most queries. */
export function getTimes(versions: readonly VersionIndex[], queries: readonly BenchQuery[], keystrokes = 500): Times {
  const [first] = queries;
  if (!first) return {firstResult: 0, texts: 0, median: 0, p95: 0, slowest: 0, keystrokes: 0};
  const loaded = versions
    .filter(({tag}) => getReaderTags(first.version).includes(tag))
    .map(({tag, pages, heads, texts}) => ({tag, pages, heads: JSON.stringify(heads), texts: JSON.stringify(texts)}));
  const start = performance.now();
  const parsed = loaded.map(({tag, pages, heads, texts}) => ({
    tag,
    pages,
    heads: JSON.parse(heads) as VersionIndex['heads'],
    texts: JSON.parse(texts) as VersionIndex['texts'],
  }));
  const engine = createEngine(parsed, first.version, false);
  engine.search(toRequest(first));
  const firstResult = performance.now() - start;

  const textStart = performance.now();
  for (const {texts} of parsed) for (const _ of engine.addTexts(texts));
  const texts = performance.now() - textStart;

  const times: number[] = [];
  for (const query of queries) {
    if (query.version !== first.version) continue;
    for (let length = 1; length <= query.query.length && times.length < keystrokes; length++) {
      const begin = performance.now();
      engine.search({...toRequest(query), query: query.query.slice(0, length), hitsPerPage: 20, hitsPerDocument: 3});
      times.push(performance.now() - begin);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return {
    firstResult: round(firstResult),
    texts: round(texts),
    median: at(0.5),
    p95: at(0.95),
    slowest: at(1),
    keystrokes: times.length,
  };
}
