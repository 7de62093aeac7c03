import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {memoize} from '../../src/memoize';
import {checkJvmSamples, getMissingSetup} from './android';
import {extractFences} from './fences';
import {syntaxChecks} from './grammars';
import {getLanguage, listLanguages, scriptLanguages} from './languages';
import {maskPlaceholders} from './placeholders';
import {findPageGlobals} from './typescript/globals';
import {checkScripts, type PageScript} from './typescript/programs';
import {checkPageSymbols, type MemberCount} from './symbols';
import {analyse, createUnit, type ScriptUnit} from './typescript/units';
import type {CodeProblem, Fence, PageProblem, SyntaxCheck} from './types';

/** The folder of hidden set-up code that `setup="id"` names. */
export const setupFolder = path.join(__dirname, 'setups');

/** What a run found. */
export interface SampleReport {
  pages: number;
  /** By canonical language. */
  languages: Record<string, {samples: number; checked: number; failed: number}>;
  samples: number;
  checked: number;
  off: {page: string; line: number; language: string; reason: string}[];
  problems: PageProblem[];
  /** By canonical language: members of the SDK, of other libraries, and of what is not known. */
  symbols: Record<string, MemberCount>;
  /** Samples that went through a compiler of their language, by version and language: `current kotlin`. */
  compiled: Record<string, number>;
  /** Checks that could not be made, with the reason and what to do. */
  missing: string[];
  seconds: number;
}

export interface PageText {
  page: string;
  text: string;
}

/**
 * Checks every sample of the pages given.
 * @param root the repository root, whose `node_modules` hold the typings.
 */
export async function checkSamples(pages: readonly PageText[], root: string): Promise<SampleReport> {
  const started = performance.now();
  const report: SampleReport = {
    pages: pages.length,
    languages: {},
    samples: 0,
    checked: 0,
    off: [],
    problems: [],
    symbols: {},
    compiled: {},
    missing: [],
    seconds: 0,
  };
  const scripts: PageScript[] = [];
  const all: Fence[][] = [];
  for (const {page, text} of pages) {
    const {fences, script, lackSetup} = readPageSamples({page, text}, root);
    all.push(fences);
    for (const fence of fences) await checkFence(fence, getLanguage(fence.language), report);
    for (const fence of lackSetup) {
      const file = getMissingSetup(fence) ?? `${fence.meta.setup}.ts`;
      const message = `setup="${fence.meta.setup}" has no file scripts/samples/setups/${file}; add it or fix the name.`;
      addProblems(fence, [{line: 0, column: 1, message}], report);
    }
    for (const {fence, language, problems, ...count} of checkPageSymbols(fences)) {
      const sum = (report.symbols[language] ??= {resolved: 0, foreign: 0, unknown: 0});
      sum.resolved += count.resolved;
      sum.foreign += count.foreign;
      sum.unknown += count.unknown;
      addProblems(fence, problems, report);
    }
    if (script) scripts.push(script);
  }
  // The compilers of Kotlin and Java are processes of their own, and TypeScript's is not.
  const jvm = checkJvmSamples(all, root);
  for (const [{fence}, problems] of checkScripts(scripts, root)) addProblems(fence, problems, report);
  const {problems, compiled, missing} = await jvm;
  for (const [fence, own] of problems) addProblems(fence, own, report);
  report.compiled = Object.fromEntries(compiled);
  if (missing) report.missing.push(missing);
  countFailures(report);
  report.seconds = (performance.now() - started) / 1000;
  return report;
}

/** The samples of a page, and its script as the compiler takes it. */
export interface PageSamples {
  fences: Fence[];
  script: PageScript | undefined;
  /** Samples whose hidden set-up code does not exist. */
  lackSetup: Fence[];
}

export function readPageSamples({page, text}: PageText, root: string): PageSamples {
  const fences = extractFences(page, text).map((fence) => fillFromFile(fence, root));
  const units = fences.flatMap((fence) => {
    const language = getLanguage(fence.language);
    const unit = language && createUnit(fence, language);
    if (!unit) return [];
    const setup = readSetup(fence);
    return [setup ? {...unit, setup} : unit];
  });
  const lackSetup = [
    ...units.filter(({fence, setup}) => fence.meta.setup && !setup).map(({fence}) => fence),
    ...fences.filter((fence) => getMissingSetup(fence)),
  ];
  const [first] = fences;
  const script =
    first && units.length > 0 ? {page, version: first.version, units, globals: findPageGlobals(fences)} : undefined;
  return {fences, script, lackSetup};
}

/** A fence that names a file has that file's text, as the build puts it in (plugins/include-file). */
function fillFromFile(fence: Fence, root: string): Fence {
  const {include} = fence.meta;
  if (include === undefined) return fence;
  const full = path.resolve(root, include);
  const problem =
    full.startsWith(root + path.sep) && statSync(full, {throwIfNoEntry: false})?.isFile()
      ? fence.code.trim() && `include="${include}" and lines of its own; remove one of the two.`
      : `include="${include}" names no file of the repository; fix the path, which starts at the repository's root.`;
  if (problem) return {...fence, meta: {...fence.meta, errors: [...fence.meta.errors, problem]}};
  return {...fence, code: readFileSync(full, 'utf8').trimEnd()};
}

async function checkFence(fence: Fence, language: string | undefined, report: SampleReport): Promise<void> {
  const count = (report.languages[language ?? fence.language] ??= {samples: 0, checked: 0, failed: 0});
  count.samples++;
  report.samples++;
  const opening = {line: 0, column: 1};
  addProblems(
    fence,
    fence.meta.errors.map((message) => ({...opening, message})),
    report,
  );
  if (!language) {
    const message = fence.language
      ? `"${fence.language}" has no checker; use one of: ${listLanguages().join(', ')}.`
      : 'A fence needs a language; use "text" for what is no code.';
    addProblems(fence, [{...opening, message}], report);
    return;
  }
  if (fence.meta.offReason) {
    report.off.push({page: fence.page, line: fence.line - 1, language, reason: fence.meta.offReason});
    return;
  }
  if (language !== 'text' && !fence.code.trim() && fence.meta.include === undefined)
    addProblems(fence, [{...opening, message: 'The sample is empty.'}], report);
  if (!fence.code && fence.meta.include !== undefined) return;
  const check = syntaxChecks.get(language);
  if (check) addProblems(fence, await runCheck(check, fence.code, language), report);
  if (check || scriptLanguages.has(language)) {
    count.checked++;
    report.checked++;
  }
}

/**
 * A parser that breaks down is reported at the sample it broke on, and does not take the others with it. A sample that is the same
 * in several versions is parsed once.
 */
const runCheck = memoize(
  (_check: SyntaxCheck, code: string, language: string) => `${language}\n${code}`,
  async (check, code, language): Promise<CodeProblem[]> => {
    try {
      return await check(maskPlaceholders(code, language));
    } catch (error) {
      const message = `The ${language} parser failed on this sample (${String(error)}); fix scripts/samples/grammars/, or switch the sample off meanwhile.`;
      return [{line: 1, column: 1, message}];
    }
  },
);

/** The set-up code that a sample names; undefined where it names none, or one that does not exist. */
function readSetup(fence: Fence): ScriptUnit['setup'] {
  const id = fence.meta.setup;
  if (!id) return undefined;
  const file = (['ts', 'tsx'] as const)
    .map((kind) => ({kind, name: path.join(setupFolder, `${id}.${kind}`)}))
    .find(({name}) => existsSync(name));
  return file ? analyse(fence, file.kind, readFileSync(file.name, 'utf8'), -1) : undefined;
}

function addProblems(fence: Fence, problems: readonly CodeProblem[], report: SampleReport): void {
  const lines = fence.code.split('\n');
  const seen = new Set<string>();
  for (const {line, column, message} of problems) {
    // Parsers say the same thing twice at one place while they recover.
    const key = `${line}:${column}:${message}`;
    if (seen.has(key)) continue;
    seen.add(key);
    report.problems.push({
      page: fence.page,
      line: fence.line + line - 1,
      column: column + fence.indent,
      language: getLanguage(fence.language) ?? fence.language,
      message,
      source: lines[line - 1]?.trim() ?? '',
    });
  }
}

function countFailures(report: SampleReport): void {
  report.problems.sort((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : a.line - b.line || a.column - b.column));
  for (const {language} of report.problems) {
    const count = report.languages[language];
    if (count) count.failed++;
  }
}
