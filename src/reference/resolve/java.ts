import {words, type Language} from './languages';
import {findClosing, type Token} from './tokens';

export const java: Language = {
  name: 'java',
  declares: 'type first',
  self: /^(?:this|super)$/,
  hasTrailingLambda: false,
  universal: words(
    'toString equals hashCode getClass name ordinal compareTo values valueOf getMessage getCause getLocalizedMessage printStackTrace forEach stream iterator size isEmpty INSTANCE',
  ),
  readLambda: (tokens, from) => {
    const {names, next} = readParameters(tokens, from);
    if (!names || tokens[next]?.text !== '->') return undefined;
    const body = next + 1;
    return {names, from, to: tokens[body]?.text === '{' ? findClosing(tokens, body) : findEnd(tokens, body)};
  },
};

/** `name` or `(name, name)`. Parameters with types are declarations of their own, and give no names here. */
export function readParameters(
  tokens: readonly Token[],
  from: number,
): {names?: {text: string; start: number}[]; next: number} {
  const first = tokens[from];
  if (first?.isName) return {names: [first], next: from + 1};
  if (first?.text !== '(') return {next: from};
  const close = findClosing(tokens, from);
  const inside = tokens.slice(from + 1, close);
  const isPlain = inside.every(({text, isName}, index) => (index % 2 === 0 ? isName : text === ','));
  return {names: isPlain ? inside.filter(({isName}) => isName) : [], next: close + 1};
}

/** The token that ends an expression: the comma or bracket behind it. */
export function findEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at++) {
    const {text} = tokens[at]!;
    if (/^[([{]$/.test(text)) at = findClosing(tokens, at);
    else if (/^[)\]},;]$/.test(text)) return at;
  }
  return tokens.length - 1;
}
