/** The command line of the benchmark. */
import {parseArgs} from 'node:util';
import {UsageError} from './usageError';

export interface BenchOptions {
  builds: boolean;
  bytes: boolean;
  lighthouse: boolean;
  /** The writers' dev server. */
  dev: boolean;
  modules: boolean;
  /** Numbers of pages to generate and build, ascending; empty when that was not asked for. */
  pages: readonly number[];
  /** Lighthouse runs for each page. */
  runs: number;
  json: boolean;
}

const known = '--builds, --bytes, --lighthouse, --dev, --modules, --pages 300,1200, --runs 3, --json';
const maxPages = 20_000;
const maxRuns = 50;

/** A whole number from 1 to `max`; undefined for any other text. */
function parseCount(text: string, max: number): number | undefined {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= max ? count : undefined;
}

/**
 * Reads the counts of `--pages`.
 * @param text whole numbers between commas: `300,1200`.
 * @returns them in ascending order, each once.
 * @throws UsageError for anything else.
 */
export function parsePageCounts(text: string): number[] {
  const counts = text.split(',').map((part) => {
    const count = parseCount(part.trim(), maxPages);
    if (count === undefined) {
      throw new UsageError(
        `--pages: "${part.trim()}" is not a number of pages. Give whole numbers from 1 to ${maxPages}: --pages 300,1200,3000`,
      );
    }
    return count;
  });
  return [...new Set(counts)].sort((a, b) => a - b);
}

function parseRuns(text: string): number {
  const runs = parseCount(text, maxRuns);
  if (runs === undefined) {
    throw new UsageError(
      `--runs: "${text}" is not a number of runs. Give a whole number from 1 to ${maxRuns}: --runs 3`,
    );
  }
  return runs;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        builds: {type: 'boolean'},
        bytes: {type: 'boolean'},
        lighthouse: {type: 'boolean'},
        dev: {type: 'boolean'},
        modules: {type: 'boolean'},
        pages: {type: 'string'},
        runs: {type: 'string', default: '3'},
        json: {type: 'boolean', default: false},
      },
      allowNegative: true,
    }).values;
  } catch (error) {
    // Node's message goes on, over several lines, with advice about dashes.
    const message = error instanceof Error ? error.message.split(/\.\s|\n/)[0]?.replace(/\.$/, '') : String(error);
    throw new UsageError(`${message}. Known options: ${known}.`, {cause: error});
  }
}

/**
 * Reads the command line. What is named is measured and nothing else; where nothing is named: builds, bytes and Lighthouse.
 * `--no-builds` and the like leave one of the three out.
 * @param args what stands behind the command's name.
 * @throws UsageError for an unknown option, a malformed value, or where everything is left out.
 */
export function parseOptions(args: readonly string[]): BenchOptions {
  const values = readArguments(args);
  const pages = values.pages === undefined ? [] : parsePageCounts(values.pages);
  const isNamed = Boolean(
    values.builds || values.bytes || values.lighthouse || values.dev || values.modules || pages.length,
  );
  const options = {
    builds: values.builds ?? !isNamed,
    bytes: values.bytes ?? !isNamed,
    lighthouse: values.lighthouse ?? !isNamed,
    dev: values.dev ?? false,
    modules: values.modules ?? false,
    pages,
    runs: parseRuns(values.runs),
    json: values.json,
  };
  const {builds, bytes, lighthouse, dev, modules} = options;
  if (!builds && !bytes && !lighthouse && !dev && !modules && !pages.length) {
    throw new UsageError(`Everything is left out, so there is nothing to measure. Known options: ${known}.`);
  }
  return options;
}
