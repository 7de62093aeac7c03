import type {Bytes, ShardBytes, Times} from './figures';
import type {Evaluation, Scores} from './metrics';

/** An engine's figures by set of queries. */
export interface Result {
  name: string;
  sets: Readonly<Record<string, Evaluation>>;
}

interface Report {
  missingPages: {count: number; queries: {query: string; version: string}[]};
  bytes: {worker: Bytes | undefined; shards: ShardBytes[]};
  buildTime: number;
  times: Times;
}

function table(head: string[], rows: (string | number)[][]): string {
  const all = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)));
  return all
    .map((row) =>
      row.map((cell, i) => (i ? cell.padStart(widths[i] as number) : cell.padEnd(widths[i] as number))).join('  '),
    )
    .join('\n');
}

const kilobytes = ({raw, gzip}: Bytes) => [`${(raw / 1024).toFixed(1)} KB`, `${(gzip / 1024).toFixed(1)} KB`];
const figures = ({successAt1, successAt3, successAt5, mrr}: Scores) =>
  [successAt1, successAt3, successAt5, mrr].map((value) => value.toFixed(3));
const figureNames = ['success@1', 'success@3', 'success@5', 'MRR'];

function printSet(name: string, results: readonly Result[], print: (text?: string) => void): void {
  const own = results[0]?.sets[name];
  if (!own) return;
  print(`${name}: ${own.count} queries\n`);
  print(
    table(
      ['kind', 'queries', ...figureNames],
      [
        ...Object.entries(own.byKind).map(([kind, scores]) => [kind, scores.count, ...figures(scores)]),
        ['all', own.count, ...figures(own)],
      ],
    ),
  );
  print();
  const compared = results.filter(({sets}) => sets[name]);
  if (compared.length > 1) {
    print(
      table(
        ['engine', ...figureNames],
        compared.map(({name: engine, sets}) => [engine, ...figures(sets[name] as Evaluation)]),
      ),
    );
    print();
  }
}

function printMisses(name: string, {misses}: Evaluation, print: (text?: string) => void): void {
  if (misses.length) print(`\n${name}, not first:`);
  for (const {kind, query, platform, version, rank, right, found} of misses) {
    print(`  ${rank > 0 && rank <= 5 ? `#${rank}` : '--'}  [${kind}] ${query} (${platform}, ${version})`);
    print(`       right: ${right.join(' ')}\n       found: ${found.slice(0, 3).join(' ')}`);
  }
}

/** Prints the figures for people. */
export function printReport(report: Report, results: readonly Result[]): void {
  const {missingPages, bytes, buildTime, times} = report;
  const print = (text = '') => process.stdout.write(`${text}\n`);
  const sets = Object.entries(results[0]?.sets ?? {});
  if (missingPages.count) print(`${missingPages.count} queries whose page does not exist\n`);
  for (const [name] of sets) printSet(name, results, print);
  print(
    table(
      ['file', 'raw', 'gzip'],
      [
        ...(bytes.worker ? [['worker with engine', ...kilobytes(bytes.worker)]] : []),
        ...bytes.shards.flatMap(({tag, heads, texts}) => [
          [`${tag}, headings`, ...kilobytes(heads)],
          [`${tag}, texts`, ...kilobytes(texts)],
        ]),
      ],
    ),
  );
  print();
  print(
    table(
      ['time', 'ms'],
      [
        ['build the index, all versions', Math.round(buildTime)],
        ['first result, cold (parse, index headings, search)', times.firstResult],
        ['index texts, after the first result', times.texts],
        [`keystroke, median of ${times.keystrokes}`, times.median],
        ['keystroke, p95', times.p95],
        ['keystroke, slowest', times.slowest],
      ],
    ),
  );
  for (const [name, evaluation] of sets) printMisses(name, evaluation, print);
}
