import path from 'node:path';
import {findScriptAddresses} from '../typescript/embedded';
import {analyse} from '../typescript/units';
import {getPlatformTab} from '../typescript/tabs';
import {getLanguage} from '../languages';
import type {Fence, TabPlace} from '../types';

/** A file of a project: the text of its samples, each line where the page has it. */
export interface ProjectFile {
  /** As the page names it, without a leading slash. */
  name: string;
  language: 'ts' | 'tsx' | 'js' | 'jsx' | 'html' | 'css' | 'vue';
  /** Line 1 is line 1 of the page: what is not this file is blank. */
  code: string;
  /** The line of the page that the file begins on. */
  line: number;
  /** Not compiled, as its fence says; such a file does not run either. */
  offReason?: string;
}

/** What a reader of a page builds from its named files, in one choice of tabs. */
export interface Project {
  page: string;
  /** The chosen tabs, `web/npm`; empty where the page has none. */
  tab: string;
  files: ProjectFile[];
  /** HTML of fences without a name, which readers put into their own page. */
  markup: string;
  /** Names of files that run in another project of the page: its web tab goes on outside the tabs. */
  runElsewhere: ReadonlySet<string>;
}

/** A file of a project that a page loads: HTML, or a script that no other file of the project loads. */
export interface Run {
  project: Project;
  entry: ProjectFile;
}

const languages: ReadonlySet<string> = new Set(['ts', 'tsx', 'js', 'jsx', 'html', 'css', 'vue']);

/** Platforms whose samples are pages of a browser. */
const browserPlatforms: ReadonlySet<string> = new Set(['web', 'chromecast', 'tizen', 'webos']);

/**
 * The web projects of a page: one for each choice of tabs that has named files.
 * @param fences all samples of the page, in order.
 */
export function findProjects(fences: readonly Fence[]): Project[] {
  const usable = fences.filter((fence) => languages.has(getLanguage(fence.language) ?? '') && isForBrowsers(fence));
  const named = usable.filter((fence) => getName(fence));
  const choices = new Map(named.map(({tabs}) => [nameTabs(tabs), tabs]));
  // A choice that another one completes is not a project of its own: files outside tabs belong to each.
  const whole = [...choices].filter(
    ([, tabs]) => ![...choices.values()].some((other) => other.length > tabs.length && contains(other, tabs)),
  );
  const hasWeb = named.some((fence) => getPlatformTab(fence) === 'web');
  return whole.map(([tab, tabs]) => {
    const platform = tabs.find(({group}) => group === 'platform')?.value;
    // What stands outside the tabs of a page goes on from its web tab.
    const isOther = hasWeb && platform !== undefined && platform !== 'web';
    const visible = usable.filter((fence) => !clash(fence.tabs, tabs));
    return {
      page: fences[0]?.page ?? '',
      tab,
      files: joinFiles(visible.filter((fence) => getName(fence))),
      markup: visible
        .filter((fence) => !getName(fence) && fence.language === 'html')
        .map(({code}) => code)
        .join('\n'),
      runElsewhere: new Set(
        named.filter((fence) => isOther && getPlatformTab(fence) === undefined).map((fence) => getName(fence) ?? ''),
      ),
    };
  });
}

/** The files of a project that run by themselves. */
export function findRuns(project: Project): Run[] {
  const loaded = new Set<ProjectFile>();
  for (const file of project.files) {
    for (const specifier of listLoads(file)) {
      const target = findFile(project, specifier, file);
      if (target && target !== file) loaded.add(target);
    }
  }
  return project.files
    .filter(
      (file) =>
        file.language !== 'css' && file.language !== 'vue' && !loaded.has(file) && !project.runElsewhere.has(file.name),
    )
    .map((entry) => ({project, entry}));
}

/**
 * The file of a project that an import or a script address means.
 * @param from the file that names it. Where the page has the name twice, the one before it counts.
 */
export function findFile(project: Project, specifier: string, from: ProjectFile): ProjectFile | undefined {
  const bare = specifier.replace(/[?#].*$/, '');
  if (/^[a-z][a-z\d+.-]*:/i.test(bare)) return undefined;
  const isRelative = /^\.{1,2}\//.test(bare);
  const wanted = removeExtension(
    isRelative && from.language !== 'html' ? path.posix.join(path.posix.dirname(from.name), bare) : bare,
  ).replace(/^([@~]?\/|\.\/)+/, '');
  const isStyle = bare.endsWith('.css');
  const fits = project.files.filter(
    (file) => file !== from && file.language !== 'html' && (file.language === 'css') === isStyle,
  );
  const same = fits.filter(({name}) => removeExtension(name) === wanted);
  const alike = same.length ? same : fits.filter(({name}) => baseName(name) === baseName(wanted));
  return alike.filter(({line}) => line < from.line).at(-1) ?? alike[0];
}

/** Whether a script goes through a bundler; others run as they are. */
export const isModule = ({language, code}: ProjectFile): boolean =>
  language !== 'js' || /^\s*(import|export)\b/m.test(code);

/** What a script imports, or an HTML file loads. */
function listLoads(file: ProjectFile): string[] {
  if (file.language === 'html') {
    const imports = [...file.code.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, one = '']) => one);
    return [...findScriptAddresses(file.code), ...imports];
  }
  if (file.language === 'css' || file.language === 'vue') return [];
  return [...analyseFile(file).modules];
}

function analyseFile({name, language, code}: ProjectFile) {
  const kind = language as 'ts' | 'tsx' | 'js' | 'jsx';
  return analyse({page: name} as Fence, kind, code, 0);
}

function isForBrowsers(fence: Fence): boolean {
  const platform = getPlatformTab(fence);
  return platform === undefined || browserPlatforms.has(platform);
}

function getName({meta}: Fence): string | undefined {
  const name = meta.file ?? meta.title;
  // A title may also say where to paste the sample; a file has an extension.
  return name && /^[\w./@[\]-]+\.\w+$/.test(name) ? name.replace(/^\//, '') : undefined;
}

/** A page shows a long file in parts under one name. A part that declares the file's names again is another version of it. */
function joinFiles(fences: readonly Fence[]): ProjectFile[] {
  const files: ProjectFile[] = [];
  for (const fence of fences) {
    const name = getName(fence) ?? '';
    const language = (getLanguage(fence.language) ?? '') as ProjectFile['language'];
    const file: ProjectFile = {
      name,
      language,
      code: '\n'.repeat(fence.line - 1) + fence.code,
      line: fence.line,
      ...(fence.meta.offReason === undefined ? {} : {offReason: fence.meta.offReason}),
    };
    const before = files.findLast((other) => other.name === name);
    if (before && isContinued(before, file)) {
      const gap = fence.line - before.code.split('\n').length;
      before.code += '\n'.repeat(gap) + fence.code;
    } else files.push(file);
  }
  return files;
}

function isContinued(before: ProjectFile, file: ProjectFile): boolean {
  if (!/^[jt]sx?$/.test(file.language) || before.language !== file.language) return false;
  const [first, second] = [analyseFile(before), analyseFile(file)];
  return (
    ![...second.declared].some((name) => first.declared.has(name)) &&
    [...second.used].some((name) => first.declared.has(name) && !second.declared.has(name))
  );
}

const nameTabs = (tabs: readonly TabPlace[]): string => tabs.map(({value}) => value).join('/');

const contains = (tabs: readonly TabPlace[], part: readonly TabPlace[]): boolean =>
  part.every(({group, value}) => tabs.some((tab) => tab.group === group && tab.value === value));

const clash = (a: readonly TabPlace[], b: readonly TabPlace[]): boolean =>
  a.some(({group, value}) => b.some((tab) => tab.group === group && tab.value !== value));

const removeExtension = (name: string): string => name.replace(/\.(d\.)?([mc]?[jt]sx?|css|vue)$/, '');

const baseName = (name: string): string => path.posix.basename(removeExtension(name));
