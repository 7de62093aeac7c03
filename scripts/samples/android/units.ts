/** Reads the top level of a sample in Kotlin or Java: what it imports, declares and uses, and what kind of piece it is. */
import {maskPlaceholders} from '../placeholders';
import type {Fence} from '../types';
import {maskCode} from './maskCode';

export const jvmLanguages = ['kotlin', 'java'] as const;

export type JvmLanguage = (typeof jvmLanguages)[number];

/** Whether samples of a language are compiled here. @param language canonical name. */
export const isJvmLanguage = (language: string | undefined): language is JvmLanguage =>
  jvmLanguages.some((own) => own === language);

/**
 * A `file` stands by itself. `members` are the inside of a class, `statements` the inside of a function, which the page's text says
 * where to put. A `script` is what Gradle runs.
 */
export type UnitKind = 'file' | 'members' | 'statements' | 'script';

/** A sample as the compiler gets it: no line of it moves. */
export interface JvmUnit {
  fence: Fence;
  language: JvmLanguage;
  kind: UnitKind;
  /** With placeholders masked. */
  code: string;
  /** The same without comments and strings. */
  masked: string;
  /** `com.example.app`, where the sample says it. */
  package?: string;
  imports: ImportLine[];
  /** Names that it declares at its top level. */
  declared: ReadonlySet<string>;
  /** Identifiers that are no member of something. */
  used: ReadonlySet<string>;
  /** The hidden code that the sample builds on. */
  setup?: JvmSetup;
}

export interface JvmSetup {
  id: string;
  /** Declarations, without a package. */
  text: string;
}

export interface ImportLine {
  /** Place of the line in the sample, from 0. */
  line: number;
  /** `android.util.Log`, with `static ` before it in Java. */
  name: string;
  /** The name that code uses; `*` for all names of a package. */
  local: string;
}

/** Reads a sample, with the text of the set-up code that it names. */
export function createUnit(fence: Fence, language: JvmLanguage, setup?: string): JvmUnit {
  const code = maskPlaceholders(fence.code, language);
  const masked = maskCode(code);
  const lines = masked.split('\n');
  const imports = lines.flatMap((text, line): ImportLine[] => {
    const [, isStatic = '', name, alias] = /^\s*import\s+(static\s+)?([\w.*]+)(?:\s+as\s+(\w+))?/.exec(text) ?? [];
    return name ? [{line, name: `${isStatic && 'static '}${name}`, local: alias ?? name.split('.').pop()!}] : [];
  });
  const ofPackage = /^\s*package\s+([\w.]+)/m.exec(masked)?.[1];
  const items = listItems(masked, language);
  return {
    fence,
    language,
    kind: isBuildScript(fence) ? 'script' : isNamedFile(fence) ? 'file' : getKind(items, language),
    code,
    masked,
    ...(ofPackage && {package: ofPackage}),
    imports,
    declared: new Set(items.flatMap((item) => getDeclaredName(item, language) ?? [])),
    used: findUsed(masked),
    ...(setup !== undefined && {setup: {id: fence.meta.setup ?? '', text: setup}}),
  };
}

/** Whether a sample has a file name, which says that it is the whole file. `MainActivity.kt, onCreate` is a place in one. */
const isNamedFile = ({meta}: Fence): boolean => /^\S+\.(?:kt|java)$/.test(meta.title ?? meta.file ?? '');

const isBuildScript = ({meta}: Fence): boolean => /\.kts$/.test(meta.title ?? meta.file ?? '');

/** Identifiers, without those behind a dot. */
function findUsed(masked: string): Set<string> {
  const names = masked.matchAll(/(?<![\w.$@]|\?\.|::)[A-Za-z_]\w*/g);
  return new Set([...names].map(([name]) => name));
}

const modifiers = {
  kotlin:
    '(?:(?:public|private|internal|protected|open|abstract|data|sealed|enum|annotation|inner|override|suspend|lateinit|inline|operator|const|final|tailrec|value|companion|fun(?= interface))\\s+)*',
  java: '(?:(?:public|private|protected|abstract|final|static|synchronized|native|default|sealed)\\s+)*',
} as const;

/** The text of each thing at the top level: a declaration, or a statement. Imports and the package are left out. */
function listItems(masked: string, language: JvmLanguage): string[] {
  const items: string[] = [];
  let depth = 0;
  let previous = '';
  for (const line of masked.split('\n')) {
    const text = line.trim();
    if (depth === 0 && text && !/^(?:import|package)\b/.test(text)) {
      const goesOn = language === 'java' ? /[;{}]$/.test(previous) === false : goesOnKotlin(previous, text);
      if (items.length === 0 || !goesOn) items.push(text);
      else items[items.length - 1] += `\n${text}`;
    } else if (depth > 0 && items.length > 0) items[items.length - 1] += `\n${text}`;
    for (const character of text) {
      if ('([{'.includes(character)) depth++;
      else if (')]}'.includes(character)) depth--;
    }
    if (text && !/^(?:import|package)\b/.test(text)) previous = text;
  }
  return items;
}

/** Kotlin ends a statement with the line, unless one of the two says that it goes on. An annotation belongs to what follows. */
const goesOnKotlin = (previous: string, text: string): boolean =>
  /(?:[=,([{+*:<]|->|&&|\|\||\bor|\bin|\bto)$/.test(previous) ||
  /^@\w+(?:\(.*\))?$/.test(previous) ||
  /^(?:[.)\]}:]|\?[.:]|&&|\|\||else\b|catch\b|finally\b|[gs]et\()/.test(text);

const declarations = {
  kotlin: new RegExp(
    `^(?:@[\\w.:]+(?:\\([^)]*\\))?\\s+)*${modifiers.kotlin}(?:class|interface|object|fun|val|var|typealias|enum class)\\b\\s*(?:<[^>]*>\\s*)?(?:\\w+(?:<[^>]*>)?\\??\\.)*(\\w+)?`,
  ),
  java: new RegExp(
    `^(?:@\\w+(?:\\([^)]*\\))?\\s+)*${modifiers.java}(?:class|interface|enum|record|@interface)\\s+(\\w+)`,
  ),
} as const;

const javaMethod = new RegExp(
  `^(?:@\\w+(?:\\([^)]*\\))?\\s+)*${modifiers.java}(?:<[^>]+>\\s*)?(?!return\\b|new\\b|else\\b|throw\\b)[\\w.]+(?:<[^;(]*>)?(?:\\[\\])*\\s+(\\w+)\\s*\\([^;]*?\\)\\s*(?:throws\\s+[\\w.,\\s]+)?\\{`,
);
const javaVariable =
  /^(?:(?:public|private|protected|final|static)\s+)*(?!return\b|throw\b|new\b)[\w.]+(?:<[^;=(]*>)?(?:\[\])*\s+(\w+)\s*(?:=|;)/;

function getDeclaredName(item: string, language: JvmLanguage): string | undefined {
  const name = declarations[language].exec(item)?.[1];
  if (name ?? language === 'kotlin') return name;
  return javaMethod.exec(item)?.[1] ?? javaVariable.exec(item)?.[1];
}

function getKind(items: readonly string[], language: JvmLanguage): UnitKind {
  if (language === 'java') {
    if (items.every((item) => declarations.java.test(item))) return 'file';
    return items.some((item) => javaMethod.test(item) || /^@Override\b/.test(item)) ? 'members' : 'statements';
  }
  if (!items.every((item) => declarations.kotlin.test(item))) return 'statements';
  return items.some((item) => /^(?:@\w+\s+)*(?:public |protected )?override\b/.test(item)) ? 'members' : 'file';
}

/**
 * A fragment without a class is the inside of one where it names what that class has, and where it has no imports.
 * @param names of the classes of the page, and of the frame.
 */
export function readKind(unit: JvmUnit, names: ReadonlySet<string>): JvmUnit {
  const {fence, kind, masked, language, imports} = unit;
  if (kind !== 'file' || isNamedFile(fence) || /\b(?:class|interface|object)\s+\w+/.test(masked)) return unit;
  const isGiven = (name: string): boolean =>
    language === 'kotlin' && new RegExp(`\\b${name}\\s*:|\\bva[lr]\\s+${name}\\b`).test(masked);
  const isInside = [...unit.used].some((name) => name === 'this' || (names.has(name) && !isGiven(name)));
  return isInside || imports.length === 0 ? {...unit, kind: 'members'} : unit;
}
