import path from 'node:path';
import ts from 'typescript';
import {locate} from '../grammars/data';
import {bundlerModules, javascriptDom} from './ambient';
import {findTypings, getModuleName, missing} from './modules';
import {buildPrelude, declareAny} from './prelude';
import type {PageGlobals} from './globals';
import {getFileName, isWholeFile} from './units';
import type {ScriptUnit} from './units';
import type {CodeProblem, SampleVersion} from '../types';

/** The script of one page, ready to be compiled. */
export interface PageScript {
  page: string;
  version: SampleVersion;
  units: ScriptUnit[];
  globals: PageGlobals;
}

/** One file that exists in memory only: what a piece builds on, then the piece. */
export interface VirtualFile {
  name: string;
  unit: ScriptUnit;
  page: PageScript;
  text: string;
  /** Where the piece itself starts. */
  bodyStart: number;
}

/** Samples that can share a program: same typings, same global names. */
interface ProgramGroup {
  version: SampleVersion;
  javascript: boolean;
  typePacks: string[];
  files: VirtualFile[];
}

const baseOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: false,
  // Angular's decorators are the older kind.
  experimentalDecorators: true,
  types: [],
};

/** Complaints that a JavaScript sample cannot answer, for want of annotations: implicit `any`, unknown errors. */
const typescriptOnly = new Set([
  7005, 7006, 7008, 7009, 7010, 7011, 7015, 7016, 7017, 7018, 7019, 7022, 7023, 7024, 7031, 7032, 7033, 7034, 7053,
  18046,
]);

/** Names of Node modules and of tools that bring Node's typings along. */
const nodeModule =
  /^node:|^(fs|path|url|http|https|process|child_process)$|^(vite|webpack|rollup|esbuild|express)(\/|$)|^(vite|rollup|webpack)-plugin|-plugin(-|$)|^@vitejs\/|^@rollup\//;

/**
 * Type-checks the script of pages.
 * @param root the repository root, whose `node_modules` hold the typings.
 * @returns problems by unit; positions count within the sample.
 */
export function checkScripts(pages: readonly PageScript[], root: string): Map<ScriptUnit, CodeProblem[]> {
  const problems = new Map<ScriptUnit, CodeProblem[]>();
  compileScripts(pages, root, (program, file, source) => {
    const syntax = program.getSyntacticDiagnostics(source).filter(({start}) => start >= file.bodyStart);
    // After a syntax error the compiler's other complaints are mostly echoes.
    const diagnostics = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(source);
    const found = diagnostics.filter((one) => isReported(one, file)).map((one) => describe(one, file));
    problems.set(file.unit, [...(problems.get(file.unit) ?? []), ...found]);
  });
  return problems;
}

/**
 * Compiles the script of pages, in as few programs as their typings allow.
 * @param root the repository root, whose `node_modules` hold the typings.
 * @param visit is given each piece in its program.
 */
export function compileScripts(
  pages: readonly PageScript[],
  root: string,
  visit: (program: ts.Program, file: VirtualFile, source: ts.SourceFile) => void,
): void {
  // Parsed once for all programs: the DOM library and the player's typings are most of the work.
  const sourceFiles = new Map<string, ts.SourceFile | undefined>();
  for (const group of groupFiles(pages, root)) {
    const program = createProgram(group, root, sourceFiles);
    for (const file of group.files) {
      const source = program.getSourceFile(file.name);
      if (!source)
        throw new Error(`The compiler lost ${file.name}; this is a fault in scripts/samples/typescript/programs.ts.`);
      visit(program, file, source);
    }
  }
}

function groupFiles(pages: readonly PageScript[], root: string): ProgramGroup[] {
  const groups = new Map<string, ProgramGroup>();
  for (const page of pages) {
    const augments = page.units.some(({augmentsGlobals}) => augmentsGlobals);
    for (const unit of page.units) {
      if (unit.order < 0 || unit.fence.meta.offReason) continue;
      const file = createFile(unit, page, root);
      const javascript = unit.kind.startsWith('js');
      const typePacks = getTypePacks(file);
      // `declare global` would leak into the samples of other pages.
      const key = [page.version, javascript, ...typePacks, augments ? page.page : ''].join('|');
      let group = groups.get(key);
      if (!group) groups.set(key, (group = {version: page.version, javascript, typePacks, files: []}));
      group.files.push(file);
    }
  }
  return [...groups.values()];
}

function createFile(unit: ScriptUnit, page: PageScript, root: string): VirtualFile {
  const globalCode = new Map(page.globals.code);
  page.globals.unknown.forEach((name) => globalCode.set(name, declareAny(name, unit.kind)));
  const prelude = buildPrelude(unit, page.units, globalCode);
  const hasMarkup = [unit, ...prelude.units].some(({kind}) => kind.endsWith('x'));
  const extension = unit.kind.slice(0, 2) + (hasMarkup ? 'x' : '');
  const name = path.posix.join(root.split(path.sep).join('/'), '.samples', page.page, `${unit.order}.${extension}`);
  return {name, unit, page, text: prelude.text + unit.code, bodyStart: prelude.text.length};
}

/** The sets of global typings that a file needs; they decide which program it goes to. */
function getTypePacks({text, page, unit}: VirtualFile): string[] {
  const packs = new Set<string>();
  const modules = new Set(unit.modules);
  for (const [, specifier = ''] of text.matchAll(/\bfrom\s*['"]([^'"]+)['"]/g)) modules.add(specifier);
  for (const module of modules) {
    if (nodeModule.test(module)) packs.add('node');
    // React Native declares its own fetch, timers and events, which clash with a browser's.
    if (/^react-native(-|$|\/)|^@react-native|^@theoplayer\/react-native/.test(module)) packs.add('react-native');
  }
  if (/\b(process\.env|__dirname|module\.exports)\b/.test(text)) packs.add('node');
  if (!packs.has('react-native') && /\b(cast|chrome)\./.test(text))
    page.globals.typePacks.forEach((pack) => packs.add(pack));
  return [...packs].sort();
}

function createProgram(group: ProgramGroup, root: string, cache: Map<string, ts.SourceFile | undefined>): ts.Program {
  const byName = new Map(group.files.map((file) => [file.name, file]));
  const options: ts.CompilerOptions = {
    ...baseOptions,
    types: group.typePacks.filter((pack) => pack !== 'react-native'),
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
  const ambientName = path.posix.join(root, '.samples', 'ambient.d.ts');
  const ambient = bundlerModules + (group.javascript ? javascriptDom : '');
  const texts = new Map([[ambientName, ambient], ...group.files.map(({name, text}) => [name, text] as const)]);
  const host = createHost(options, group, {byName, texts}, root, cache);
  return ts.createProgram({rootNames: [...texts.keys()], options, host});
}

function isReported({start, code, messageText}: ts.Diagnostic, {bodyStart, unit}: VirtualFile): boolean {
  if (start === undefined || start < bodyStart) return false;
  return !unit.kind.startsWith('js') || !(typescriptOnly.has(code) || isWidening(messageText));
}

/** In JavaScript `{integration: 'yospace'}` in a variable of its own is a string to the compiler, and right all the same. */
function isWidening(message: string | ts.DiagnosticMessageChain): boolean {
  let last = message;
  while (typeof last !== 'string' && last.next?.[0]) last = last.next[0];
  return /^Type 'string' is not assignable to type/.test(typeof last === 'string' ? '' : last.messageText);
}

function describe(diagnostic: ts.Diagnostic, {text, bodyStart, unit}: VirtualFile): CodeProblem {
  const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').replace(/\s+/g, ' ');
  return {
    ...locate(text.slice(bodyStart), (diagnostic.start ?? bodyStart) - bodyStart),
    message: `${message}${getRemedy(diagnostic.code, unit)} (TS${diagnostic.code})`,
  };
}

/** What to do, where the compiler's words do not say it. */
function getRemedy(code: number, unit: ScriptUnit): string {
  if (code === 2304 && isWholeFile(unit))
    return ` A sample with a file name is the whole of ${getFileName(unit)}: import the name from the file that exports it, or remove the file name.`;
  if (code === 2307 || code === 2792) {
    return ' Name the sample that holds the file (title="…" or file="…"), or install the package\'s typings.';
  }
  if (code === 2686)
    return ' Import it; for a page that loads it with a script tag, show that tag in an HTML sample or put globals="THEOplayer" on the fence.';
  if (code === 2304)
    return ' Declare or import it here or in an earlier sample of the page; for a script tag\'s name use globals="…".';
  if (code === 7016) return ' Put typings in scripts/samples/typings/.';
  return '';
}

function createHost(
  options: ts.CompilerOptions,
  group: ProgramGroup,
  {byName, texts}: {byName: ReadonlyMap<string, VirtualFile>; texts: ReadonlyMap<string, string>},
  root: string,
  cache: Map<string, ts.SourceFile | undefined>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const readFromDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, languageVersion) => {
    const text = texts.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, languageVersion, true);
    if (!cache.has(name)) cache.set(name, readFromDisk(name, languageVersion));
    return cache.get(name);
  };
  const {fileExists, readFile} = host;
  host.fileExists = (name) => texts.has(name) || fileExists.call(host, name);
  host.readFile = (name) => texts.get(name) ?? readFile.call(host, name);
  host.getCurrentDirectory = () => root;
  const moduleCache = ts.createModuleResolutionCache(root, (name) => name, options);
  host.resolveModuleNameLiterals = (literals, containingFile, _redirect, compilerOptions) =>
    literals.map(({text}) => {
      const sibling = findSibling(text, byName.get(containingFile), byName);
      const typings = sibling ?? findTypings(text, group.version, root);
      if (typings === missing) return {resolvedModule: undefined};
      if (typings)
        return {
          resolvedModule: {
            resolvedFileName: typings,
            extension: getExtension(typings),
            isExternalLibraryImport: !sibling,
          },
        };
      return ts.resolveModuleName(getModuleName(text), containingFile, compilerOptions, host, moduleCache);
    });
  return host;
}

/**
 * Another sample of the page that a relative import means, by its title or file name.
 * A sample that is compiled in another program, or is no script, counts as `any`.
 */
function findSibling(
  specifier: string,
  from: VirtualFile | undefined,
  byName: ReadonlyMap<string, VirtualFile>,
): string | undefined {
  if (!from || !/^(\.|@\/|~\/)/.test(specifier)) return undefined;
  const base = path.posix.dirname(getFileName(from.unit) ?? '');
  const wanted = removeExtension(specifier.startsWith('.') ? path.posix.join(base, specifier) : specifier.slice(2));
  const fits = (unit: ScriptUnit): boolean => {
    const name = removeExtension(getFileName(unit) ?? '');
    return (
      unit !== from.unit &&
      name !== '' &&
      (name === wanted || path.posix.basename(name) === path.posix.basename(wanted))
    );
  };
  const candidates = [...byName.values()].filter(({page, unit}) => page === from.page && fits(unit));
  const earlier = candidates.filter(({unit}) => unit.order < from.unit.order);
  const found = earlier.at(-1) ?? candidates[0];
  if (found) return found.name;
  return from.page.units.some(fits) ? path.join(__dirname, 'any.d.ts') : undefined;
}

function removeExtension(name: string): string {
  return name.replace(/\.(d\.)?[mc]?[jt]sx?$/, '').replace(/\/index$/, '');
}

function getExtension(file: string): ts.Extension {
  const found = [ts.Extension.Dts, ts.Extension.Tsx, ts.Extension.Ts, ts.Extension.Jsx, ts.Extension.Js].find((one) =>
    file.endsWith(one),
  );
  return found ?? ts.Extension.Ts;
}
