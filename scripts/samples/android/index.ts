/** Compiles the samples in Kotlin and Java against stubs of the Android SDK, of the version that their page is about. */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readFile} from '../../../src/reference/files';
import {getVersionKey} from '../../../src/reference/read';
import type {VersionKey} from '../../../src/reference/types';
import {getLanguage} from '../languages';
import type {CodeProblem, Fence} from '../types';
import {frameNames} from './frames';
import {findClass} from './hosts';
import {createProjects} from './projects';
import type {SampleFile} from './sampleFile';
import {compileStubs, kotlinOptions, readStubs} from './stubs';
import {
  compile,
  hash,
  listLibraries,
  missingJdk,
  openToolchain,
  writeSources,
  type CompilerError,
  type CompilerRun,
  type Toolchain,
} from './toolchain';
import {createUnit, isJvmLanguage, jvmLanguages, readKind, type JvmLanguage} from './units';

export interface JvmReport {
  /** By sample; positions count within it. */
  problems: Map<Fence, CodeProblem[]>;
  /** How many samples were compiled, by version and language: `current kotlin`. */
  compiled: Map<string, number>;
  /** Why none was compiled. */
  missing?: string;
}

/** A page's samples as source files, and the name that their result is kept by. */
interface PageProject {
  page: string;
  key: VersionKey;
  files: SampleFile[];
  result: string;
}

/** Problems of a page as they are kept: the place of the sample among the fences of the page, with what is wrong. */
type PageResult = [fence: number, problem: CodeProblem][];

/**
 * Compiles the samples of pages.
 * @param pages the fences of each page, in order.
 * @param root the repository root.
 */
export async function checkJvmSamples(pages: readonly (readonly Fence[])[], root: string): Promise<JvmReport> {
  const report: JvmReport = {problems: new Map(), compiled: new Map()};
  const fences = pages.map((all) => all.filter(isCompiled)).filter((own) => own.length > 0);
  if (fences.length === 0) return report;
  const cache = path.join(root, 'node_modules/.cache/samples-android');
  mkdirSync(cache, {recursive: true});
  const toolchain = openToolchain(root, cache);
  if (!toolchain) return {...report, missing: missingJdk};
  const byPlace = new Map(fences.flat().map((fence) => [`${fence.page}#${fence.index}`, fence]));
  for (const {version, language} of byPlace.values()) {
    const name = `${version} ${getLanguage(language)}`;
    report.compiled.set(name, (report.compiled.get(name) ?? 0) + 1);
  }
  const projects = fences.map((own) => createPage(own, toolchain));
  const results = new Map(projects.map((project) => [project, readResult(cache, project)]));
  const open = projects.filter((project) => !results.get(project));
  if (open.length > 0) {
    const found = await compilePages(open, toolchain, cache);
    for (const project of open) {
      const result = found.get(project) ?? [];
      results.set(project, result);
      writeFileSync(path.join(cache, project.result), JSON.stringify(result));
    }
  }
  for (const [{page}, result] of results)
    for (const [index, problem] of result ?? []) {
      const fence = byPlace.get(`${page}#${index}`)!;
      report.problems.set(fence, [...(report.problems.get(fence) ?? []), problem]);
    }
  return report;
}

function isCompiled(fence: Fence): boolean {
  return isJvmLanguage(getLanguage(fence.language)) && !fence.meta.offReason && fence.code.trim() !== '';
}

function createPage(fences: readonly Fence[], toolchain: Toolchain): PageProject {
  const [{page, version}] = fences as [Fence, ...Fence[]];
  const file = readFile('android');
  const key = getVersionKey(file, version) ?? file.versions.at(-1)!.key;
  const {index, hash: stubs} = readStubs(key);
  const files = jvmLanguages.flatMap((language) => {
    const own = fences.filter((fence) => getLanguage(fence.language) === language);
    const units = own.map((fence) => createUnit(fence, language, readSetup(fence, language)));
    const names = new Set([...frameNames, ...units.flatMap((unit) => [...(findClass(unit)?.members ?? [])])]);
    return createProjects(
      units.map((unit) => readKind(unit, names)),
      index,
    );
  });
  const texts = files.map(({name, text}) => `${name}\n${text}`);
  // Which lines are the samples' own is in the text too: it changes with them.
  const places = fences.map((fence) => `${fence.index} ${fence.meta.title ?? ''}`);
  return {
    page,
    key,
    files,
    result: `result-${hash([page, stubs, toolchain.version, rules, ...texts, ...places])}.json`,
  };
}

const setupFolder = path.join(__dirname, '../setups');

const getSetupName = ({meta}: Fence, language: JvmLanguage): string =>
  `${meta.setup}.${language === 'kotlin' ? 'kt' : 'java'}`;

function readSetup(fence: Fence, language: JvmLanguage): string | undefined {
  const file = path.join(setupFolder, getSetupName(fence, language));
  return fence.meta.setup && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The file that `setup="id"` of a sample in Kotlin or Java names; undefined where it is there, or none is named. */
export function getMissingSetup(fence: Fence): string | undefined {
  const language = getLanguage(fence.language);
  if (!fence.meta.setup || !isJvmLanguage(language)) return undefined;
  const name = getSetupName(fence, language);
  return existsSync(path.join(setupFolder, name)) ? undefined : name;
}

/** Goes up when results of the same sources may become others. */
const rules = '1';

function readResult(cache: string, {result}: PageProject): PageResult | undefined {
  const file = path.join(cache, result);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageResult) : undefined;
}

/** An error in each run of Kotlin's compiler, after which it goes no further than to check: no byte code is wanted. */
const stop = {name: 'Stop.kt', text: 'package stop\nval stop: Nothing = stopHere\n'};

async function compilePages(
  projects: readonly PageProject[],
  toolchain: Toolchain,
  cache: string,
): Promise<Map<PageProject, PageResult>> {
  const keys = [...new Set(projects.map(({key}) => key))];
  const classes = await compileStubs(keys, toolchain, cache);
  const work = mkdtempSync(path.join(os.tmpdir(), 'android-samples-'));
  try {
    const byPath = new Map<string, {project: PageProject; file: SampleFile}>();
    const runs = keys.flatMap((key): CompilerRun[] => {
      const folder = path.join(work, key);
      const own = projects.filter((project) => project.key === key);
      const paths: Record<JvmLanguage, string[]> = {kotlin: [], java: []};
      for (const project of own)
        for (const file of project.files) {
          const [full] = writeSources(folder, [file]) as [string];
          byPath.set(full, {project, file});
          paths[file.language].push(full);
        }
      return writeRuns(key, paths, folder, classes.get(key)!, toolchain);
    });
    const errors = await compile(toolchain, runs, work);
    return sortErrors(errors, runs, byPath);
  } finally {
    rmSync(work, {recursive: true});
  }
}

function writeRuns(
  key: VersionKey,
  paths: Record<JvmLanguage, string[]>,
  folder: string,
  classes: string,
  toolchain: Toolchain,
): CompilerRun[] {
  const classPath = [classes, ...listLibraries(toolchain)].join(path.delimiter);
  const stubs = writeSources(path.join(folder, 'compose'), [...readStubs(key).compose, stop]);
  const plugin = path.join(toolchain.kotlin, 'compose-compiler-plugin.jar');
  const kotlin: CompilerRun = {
    compiler: 'kotlin',
    arguments: [
      ...[...kotlinOptions, `-Xplugin=${plugin}`, '-cp', classPath, '-d', path.join(folder, 'out')],
      ...stubs,
      ...paths.kotlin,
      // For the classes of resources; Kotlin's samples use no sample in Java.
      ...paths.java,
    ],
  };
  const java: CompilerRun = {
    compiler: 'java',
    arguments: [
      ...['-nowarn', '-proc:none', '-implicit:none', '-Xmaxerrs', '100000', '-XDshould-stop.ifError=FLOW'],
      ...['-d', folder, '-cp', classPath, ...paths.java],
    ],
  };
  return [...(paths.kotlin.length > 0 ? [kotlin] : []), ...(paths.java.length > 0 ? [java] : [])];
}

/** Finds the samples that errors are in. Those in copies and in what was put around a fragment are not the samples' own. */
function sortErrors(
  errors: readonly CompilerError[],
  runs: readonly CompilerRun[],
  byPath: ReadonlyMap<string, {project: PageProject; file: SampleFile}>,
): Map<PageProject, PageResult> {
  const stopped = new Set<number>();
  const found = new Map<PageProject, PageResult>();
  for (const {run, path: full, line, column, message} of errors) {
    if (full.endsWith('Stop.kt')) {
      stopped.add(run);
      continue;
    }
    const source = byPath.get(full);
    if (!source) throw new Error(`The ${runs[run]!.compiler} compiler: ${full} ${message}`);
    const own = source.file.lines[line - 1];
    if (!own || source.file.language !== runs[run]!.compiler) continue;
    const list = found.get(source.project) ?? [];
    const problem = {line: own.line, column: Math.max(1, column), message: clean(message)};
    list.push([own.unit.fence.index, problem]);
    found.set(source.project, list);
  }
  for (const [project, list] of found) found.set(project, dropEchoes(list));
  const silent = runs.findIndex((run, index) => run.compiler === 'kotlin' && !stopped.has(index));
  if (silent >= 0) throw new Error('The Kotlin compiler checked nothing; this is a fault in scripts/samples/android/.');
  return found;
}

/** After a syntax error, and beside a name that is not known, a compiler complains of more than is wrong. */
function dropEchoes(list: PageResult): PageResult {
  const sorted = [...list].sort(([a, one], [b, other]) => a - b || one.line - other.line || one.column - other.column);
  return sorted.filter(([fence, problem], place) => {
    const ofFence = sorted.filter(([other]) => other === fence);
    const firstSyntax = ofFence.find(([, {message}]) => message.startsWith('Syntax error'));
    if (firstSyntax) return firstSyntax[1] === problem;
    const ofLine = ofFence.filter(([, {line}]) => line === problem.line);
    const isEcho = /^Cannot infer type|is inapplicable because of a receiver type mismatch/.test(problem.message);
    const isSame = sorted
      .slice(0, place)
      .some(([other, {line, message}]) => other === fence && line === problem.line && message === problem.message);
    return !isSame && !(isEcho && ofLine.some(([, {message}]) => /^Unresolved/.test(message)));
  });
}

/** Without the packages that stand for a page. */
const clean = (message: string): string =>
  message
    .replace(/\bpage_[0-9a-f]{8}\.(?:kotlin|java)\d+\.(?:fragment\.)?/g, '')
    .replace(/\s+/g, ' ')
    .trim();
