/** Classes of a page's samples that fragments of the page go into. */
import type {JvmUnit} from './units';

export interface HostClass {
  unit: JvmUnit;
  name: string;
  /** Offset of the brace that closes it. */
  end: number;
  /** What it declares: properties, functions, parameters of the constructor. */
  members: ReadonlySet<string>;
  isActivity: boolean;
}

/** What stands around a fragment. */
export interface FragmentFrame {
  imports: readonly string[];
  before: readonly string[];
  after: readonly string[];
  /** Name of the class. */
  type: string;
}

/** The first class of a sample; undefined where it has none with a body. */
export function findClass(unit: JvmUnit): HostClass | undefined {
  const {masked, language} = unit;
  const match = /^[^\n]*?\bclass\s+(\w+)/m.exec(masked);
  if (!match) return undefined;
  const name = match[1]!;
  let index = match.index + match[0].length;
  let depth = 0;
  while (index < masked.length && !(depth === 0 && masked[index] === '{')) {
    if (masked[index] === '(') depth++;
    else if (masked[index] === ')') depth--;
    index++;
  }
  const open = index;
  for (depth = 0; index < masked.length; index++) {
    if (masked[index] === '{') depth++;
    else if (masked[index] === '}' && --depth === 0) break;
  }
  if (index >= masked.length) return undefined;
  const head = masked.slice(match.index, open);
  return {
    unit,
    name,
    end: index,
    members: listMembers(head, masked.slice(open, index), language),
    isActivity: /Activity\b/.test(head.slice(match[0].length)),
  };
}

function listMembers(head: string, body: string, language: JvmUnit['language']): Set<string> {
  const names = new Set<string>();
  if (language === 'kotlin') for (const [, name] of head.matchAll(/\bva[lr]\s+(\w+)/g)) names.add(name!);
  let depth = 0;
  let flat = '';
  for (const character of body) {
    if (character === '}' || character === ')') depth--;
    if (depth <= 1) flat += character;
    if (character === '{' || character === '(') depth++;
  }
  const declaration = language === 'kotlin' ? /\b(?:val|var|fun)\s+(\w+)/g : /[\w>\]]\s+(\w+)\s*(?=[;=(])/g;
  for (const [, name] of flat.matchAll(declaration)) names.add(name!);
  return names;
}

/** A copy of the class, open before its end. Java sees it beside the class itself, so it has another name there. */
export function openClass({unit, name, end}: HostClass): FragmentFrame {
  const isJava = unit.language === 'java';
  const type = isJava ? `${name}WithSample` : name;
  const rename = (text: string): string =>
    isJava
      ? [...unit.declared].reduce(
          (result, own) => result.replace(new RegExp(`\\b${own}\\b`, 'g'), `${own}WithSample`),
          text,
        )
      : text;
  const clean = (text: string): string => rename(text.replace(/^[ \t]*(?:package|import)\s.*$/gm, ''));
  return {
    imports: [],
    before: clean(unit.code.slice(0, end)).split('\n'),
    after: clean(unit.code.slice(end)).split('\n'),
    type,
  };
}
