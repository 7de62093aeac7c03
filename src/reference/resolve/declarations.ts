/** Finds the variables and parameters that a sample declares, with their types or what they are made from. */
import type {Language} from './languages';
import {findClosing, type Token} from './tokens';

export interface Declaration {
  name: string;
  /** As written. */
  type?: string;
  /** Index of the token that the initializer begins with, where no type is written. */
  initializer?: number;
  /** Index of the token that the list begins with whose elements the name stands for, in a loop. */
  element?: number;
  /** Offsets between which the name holds. */
  start: number;
  end: number;
}

export function findDeclarations(tokens: readonly Token[], order: Language['declares']): Declaration[] {
  const found: Declaration[] = [];
  tokens.forEach((token, index) => {
    if (!token.isName) return;
    const declaration = order === 'name first' ? readNameFirst(tokens, index) : readTypeFirst(tokens, index);
    if (!declaration) return;
    const start = findBodyStart(tokens, index) ?? declaration.start;
    found.push({...declaration, start, end: findScopeEnd(tokens, index)});
  });
  return found;
}

/** A field holds in the whole body of its class. */
function findBodyStart(tokens: readonly Token[], index: number): number | undefined {
  let depth = 0;
  for (let at = index - 1; at >= 0; at--) {
    const {text} = tokens[at]!;
    if (text === '}' || text === ')') depth++;
    else if (text === '{' || text === '(') {
      if (depth-- > 0) continue;
      if (text === '(') return undefined;
      for (let before = at - 1; before >= 0 && !/^[{};]$/.test(tokens[before]!.text); before--) {
        if (
          /^(?:fun|func|init|if|for|while|switch|when|guard|try|do|catch|get|set|=|->|=>)$/.test(tokens[before]!.text)
        )
          return undefined;
        if (/^(?:class|struct|object|interface|actor|mixin|extension|enum)$/.test(tokens[before]!.text))
          return tokens[at]!.start;
      }
      return undefined;
    }
  }
  return undefined;
}

type Found = Omit<Declaration, 'end'>;

/** `val name: Type`, `let name = value`, `name: Type` of a parameter. */
function readNameFirst(tokens: readonly Token[], index: number): Found | undefined {
  const {text: name, start} = tokens[index]!;
  const isVariable = /^(?:val|var|let)$/.test(tokens[index - 1]?.text ?? '');
  const next = tokens[index + 1]?.text;
  if (next === ':') {
    // `label: value` of a call is no declaration; a type begins with a capital, and is followed by no call.
    const type = readType(tokens, index + 2);
    if (!type || (!isVariable && !isParameter(tokens, index, type.next))) return undefined;
    return {name, type: type.text, start};
  }
  if (next === 'in' && /^(?:for|\()$/.test(tokens[index - 1]?.text ?? '') && isLoop(tokens, index))
    return {name, element: index + 2, start};
  if (!isVariable) return undefined;
  if (next === '=') return {name, initializer: skipTry(tokens, index + 2), start};
  // Swift's `if let player {`: it stays what it is.
  if (/^(?:\{|,|else)$/.test(next ?? '') && tokens[index - 1]?.text === 'let') return undefined;
  return {name, start};
}

function isLoop(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]?.text;
  return before === 'for' || (before === '(' && tokens[index - 2]?.text === 'for');
}

/** Goes behind `await`, `try`, `try?`. */
function skipTry(tokens: readonly Token[], index: number): number {
  let at = index;
  while (/^(?:await|try|new)$/.test(tokens[at]?.text ?? '')) at += /^[?!]$/.test(tokens[at + 1]?.text ?? '') ? 2 : 1;
  return at;
}

function isParameter(tokens: readonly Token[], index: number, next: number): boolean {
  const before = tokens[index - 1];
  if (!/^(?:,|\)|=|\{)$/.test(tokens[next]?.text ?? '')) return false;
  // The name may have a label in front: `for view: UIView`.
  return (
    before !== undefined &&
    (before.text === '(' || before.text === ',' || before.isName || before.text === '@') &&
    isInDeclaration(tokens, index)
  );
}

/** Whether the parentheses around a token belong to `fun`, `func`, `init`, `class` or `constructor`. */
function isInDeclaration(tokens: readonly Token[], index: number): boolean {
  let depth = 0;
  for (let at = index - 1; at >= 0; at--) {
    const {text} = tokens[at]!;
    if (text === ')' || text === ']' || text === '}') depth++;
    else if (text === '[' || text === '{' || text === '(') {
      if (depth-- > 0) continue;
      if (text !== '(') return false;
      for (let before = at - 1; before >= Math.max(0, at - 12); before--) {
        if (/^(?:fun|func|init|class|constructor)$/.test(tokens[before]!.text)) return true;
        if (!tokens[before]!.isName && !/^[.<>?,:@]$/.test(tokens[before]!.text)) return false;
      }
      return false;
    }
  }
  return false;
}

/** `Type name = value`, `final name = value`, `Type name` of a parameter. */
function readTypeFirst(tokens: readonly Token[], index: number): Found | undefined {
  const {text: name, start} = tokens[index]!;
  const next = tokens[index + 1]?.text ?? '';
  if (!/^[a-z_]/.test(name) || !/^(?:=|;|,|\)|:|in|\])$/.test(next)) return undefined;
  const before = tokens[index - 1];
  if (!before) return undefined;
  if (/^(?:final|var|const|late)$/.test(before.text)) {
    if (next === 'in' || next === ':') return {name, element: index + 2, start};
    return next === '=' ? {name, initializer: skipTry(tokens, index + 2), start} : {name, start};
  }
  if (next === ']') return undefined;
  let end = index - 1;
  if (before.text === '?') end--;
  if (tokens[end]?.text === '>') {
    let depth = 0;
    do {
      if (tokens[end]?.text === '>') depth++;
      if (tokens[end]?.text === '<') depth--;
      end--;
    } while (end >= 0 && depth > 0);
  }
  if (!tokens[end]?.isName || !/^[A-Z]/.test(tokens[end]!.text)) return undefined;
  let first = end;
  while (tokens[first - 1]?.text === '.' && tokens[first - 2]?.isName) first -= 2;
  return {
    name,
    type: join(tokens, first, index),
    start,
  };
}

function readType(tokens: readonly Token[], index: number): {text: string; next: number} | undefined {
  if (/^[[(]$/.test(tokens[index]?.text ?? '')) {
    const end = findClosing(tokens, index);
    if (tokens[end + 1]?.text === '->') {
      // A function type; the type behind its arrow is of no use here.
      const next = tokens[end + 2]?.text === '(' ? findClosing(tokens, end + 2) + 1 : end + 3;
      return {text: join(tokens, index, next), next};
    }
    return {text: join(tokens, index, end + 1), next: /^[?!]$/.test(tokens[end + 1]?.text ?? '') ? end + 2 : end + 1};
  }
  if (!tokens[index]?.isName || !/^[A-Z]/.test(tokens[index]!.text)) return undefined;
  let end = index;
  while (tokens[end + 1]?.text === '.' && tokens[end + 2]?.isName) end += 2;
  if (tokens[end + 1]?.text === '<') end = findClosing(tokens, end + 1);
  const next = /^[?!]$/.test(tokens[end + 1]?.text ?? '') ? end + 2 : end + 1;
  return {text: join(tokens, index, end + 1), next};
}

function join(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({text}) => text)
    .join('');
}

/** A name holds to the end of the block that it is declared in; a parameter, to the end of the block behind its list. */
function findScopeEnd(tokens: readonly Token[], index: number): number {
  let braces = 0;
  let parentheses = 0;
  for (let at = index + 1; at < tokens.length; at++) {
    const {text} = tokens[at]!;
    if (text === '{') braces++;
    else if (text === '}' && --braces < 0) return tokens[at]!.start;
    else if (text === '(') parentheses++;
    else if (text === ')' && --parentheses < 0 && braces === 0) {
      const open = tokens.findIndex((token, place) => place > at && /^[{;=]$/.test(token.text));
      if (open > 0 && open - at < 12 && tokens[open]!.text === '{') return tokens[findClosing(tokens, open)]!.start;
    }
  }
  return Infinity;
}
