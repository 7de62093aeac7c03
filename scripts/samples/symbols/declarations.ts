/** Finds the variables and parameters that a sample declares, with their types or what they are made from. */
import {findClosing, type SymbolLanguage, type Token} from './tokens';

export interface Declaration {
  name: string;
  /** As written. */
  type?: string;
  /** Index of the token that the initializer begins with, where no type is written. */
  initializer?: number;
  /** Offsets between which the name holds. */
  start: number;
  end: number;
}

export function findDeclarations(tokens: readonly Token[], language: SymbolLanguage): Declaration[] {
  const found: Declaration[] = [];
  tokens.forEach((token, index) => {
    if (!token.isName) return;
    const declaration =
      language === 'kotlin' || language === 'swift' ? readNameFirst(tokens, index) : readTypeFirst(tokens, index);
    if (declaration) found.push({...declaration, end: findScopeEnd(tokens, index)});
  });
  return found;
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
  if (!isVariable) return undefined;
  if (next === '=') return {name, initializer: tokens[index + 2]?.text === 'await' ? index + 3 : index + 2, start};
  // Swift's `if let player {`.
  return {name, start};
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
      const words = tokens.slice(Math.max(0, at - 6), at).map((token) => token.text);
      return words.some((word) => /^(?:fun|func|init|class|constructor)$/.test(word)) && !words.includes('=');
    }
  }
  return false;
}

/** `Type name = value`, `final name = value`, `Type name` of a parameter. */
function readTypeFirst(tokens: readonly Token[], index: number): Found | undefined {
  const {text: name, start} = tokens[index]!;
  const next = tokens[index + 1]?.text ?? '';
  if (!/^[a-z_]/.test(name) || !/^(?:=|;|,|\)|:)$/.test(next)) return undefined;
  const before = tokens[index - 1];
  if (!before) return undefined;
  if (/^(?:final|var|const|late)$/.test(before.text))
    return next === '=' ? {name, initializer: index + 2, start} : {name, start};
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
    type: tokens
      .slice(first, index)
      .map(({text}) => text)
      .join(''),
    start,
  };
}

function readType(tokens: readonly Token[], index: number): {text: string; next: number} | undefined {
  if (!tokens[index]?.isName || !/^[A-Z]/.test(tokens[index]!.text)) return undefined;
  let end = index;
  while (tokens[end + 1]?.text === '.' && tokens[end + 2]?.isName) end += 2;
  if (tokens[end + 1]?.text === '<') end = findClosing(tokens, end + 1);
  const next = /^[?!]$/.test(tokens[end + 1]?.text ?? '') ? end + 2 : end + 1;
  return {
    text: tokens
      .slice(index, end + 1)
      .map(({text}) => text)
      .join(''),
    next,
  };
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
