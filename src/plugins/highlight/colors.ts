/** Merges the nested tokens of a grammar into runs of the few colors that readers can distinguish. */
import type {Element, ElementContent} from 'hast';
import type {ColorLetter} from '../../codeMarks';

/** Prism's token types by color. Of a token with several types, the one that stands last here counts. */
const typesByColor: readonly (readonly [ColorLetter, readonly string[]])[] = [
  ['c', ['comment', 'prolog', 'doctype', 'cdata']],
  ['m', ['punctuation', 'operator']],
  ['k', ['keyword', 'atrule', 'important', 'directive']],
  ['s', ['string', 'char', 'attr-value', 'regex', 'template-string', 'string-literal', 'inserted']],
  ['n', ['number', 'boolean', 'constant', 'symbol', 'unit']],
  ['f', ['function', 'function-variable', 'method', 'property-access']],
  ['t', ['class-name', 'builtin', 'namespace', 'annotation', 'metadata']],
  ['g', ['tag', 'selector', 'deleted']],
  ['f', ['attr-name', 'property', 'key', 'header-name']],
  ['i', ['interpolation', 'url']],
];

function getTypes({properties}: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

function getColor(types: readonly string[], parents: readonly string[]): ColorLetter | undefined {
  // Brackets and quotes of markup are less prominent than its names.
  if (types.includes('punctuation') && parents.some((type) => type === 'tag' || type === 'attr-value')) {
    return 'c';
  }
  return typesByColor.findLast(([, members]) => types.some((type) => members.includes(type)))?.[0];
}

export interface Run {
  color: ColorLetter;
  text: string;
}

function listRuns(nodes: readonly ElementContent[], inherited: ColorLetter, parents: readonly string[]): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [{color: inherited, text: node.value}];
    if (node.type !== 'element') return [];
    const types = getTypes(node);
    return listRuns(node.children, getColor(types, parents) ?? inherited, [...parents, ...types]);
  });
}

const isBlank = ({text}: Run) => !text.trim();

/** The dot of a path or of a member: what is before it is a name, of whatever kind. */
const isDotOfName = ({color, text}: Run, before: Run) =>
  color === 'm' && (text === '.' || text === '?.') && !'csn'.includes(before.color);

/** Joins neighbors of one color; a space has none of its own, nor has the dot between two names, which would make a run of each. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && (last.color === run.color || isBlank(run) || isDotOfName(run, last))) last.text += run.text;
    else joined.push({...run});
  }
  return joined;
}

/** Blank ends of a run go to plain text, so that spans stay as short as what they color. */
function trimRun(run: Run): Run[] {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(run.text) ?? [];
  if (run.color === 'i' || !inner) return [{color: 'i', text: run.text}];
  const plain = (text: string): Run[] => (text ? [{color: 'i', text}] : []);
  return [...plain(before), {color: run.color, text: inner}, ...plain(after)];
}

/**
 * Runs of a color, neighbors always of two colors.
 * @param tokens nested spans with Prism's classes.
 * @returns runs with the same text.
 */
export function listColorRuns(tokens: readonly ElementContent[]): Run[] {
  return joinRuns(listRuns(tokens, 'i', [])).flatMap(trimRun);
}
