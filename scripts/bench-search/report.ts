import type {Bytes, ShardBytes, Times} from './figures';
import type {Evaluation, Scores} from './metrics';

interface Report extends Evaluation {
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
const figures = ({successAt1, successAt5, mrr}: Scores) =>
  [successAt1, successAt5, mrr].map((value) => value.toFixed(3));

/** Prints the figures for people. */
export function printReport(report: Report, results: readonly {name: string; evaluation: Evaluation}[]): void {
  const {byKind, misses, missingPages, bytes, buildTime, times} = report;
  const print = (text = '') => process.stdout.write(`${text}\n`);
  print(`${report.count} queries; ${missingPages.count} more whose page does not exist\n`);
  print(
    table(
      ['kind', 'queries', 'success@1', 'success@5', 'MRR'],
      [
        ...Object.entries(byKind).map(([kind, scores]) => [kind, scores.count, ...figures(scores)]),
        ['all', report.count, ...figures(report)],
      ],
    ),
  );
  print();
  print(
    table(
      ['engine', 'success@1', 'success@5', 'MRR'],
      results.map(({name, evaluation}) => [name, ...figures(evaluation)]),
    ),
  );
  print();
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
  if (misses.length) print('\nnot first:');
  for (const {kind, query, platform, version, rank, right, found} of misses) {
    print(`  ${rank > 0 && rank <= 5 ? `#${rank}` : '--'}  [${kind}] ${query} (${platform}, ${version})`);
    print(`       right: ${right.join(' ')}\n       found: ${found.slice(0, 3).join(' ')}`);
  }
}
