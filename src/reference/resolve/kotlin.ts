import {words, type Language} from './languages';
import {findClosing, type Token} from './tokens';

/** The property that Kotlin makes of a getter: `getCurrentTime` is `currentTime`, `getVR` is `vr`. */
export function toKotlinProperty(method: string): string | undefined {
  const name = /^get([A-Z]\w*)$/.exec(method)?.[1];
  return name?.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (capitals) => capitals.toLowerCase());
}

export const kotlin: Language = {
  name: 'kotlin',
  declares: 'name first',
  self: /^(?:this|super)$/,
  hasTrailingLambda: true,
  universal: words(
    'let also apply run takeIf takeUnless toString equals hashCode javaClass name ordinal compareTo entries values valueOf Companion message cause stackTrace localizedMessage printStackTrace forEach map filter firstOrNull first find size isNotEmpty isEmpty indices withIndex any none all to component1 component2 INSTANCE',
  ),
  spell: toKotlinProperty,
  readLambda: (tokens, from) => {
    if (tokens[from]?.text !== '{') return undefined;
    const to = findClosing(tokens, from);
    return {names: readArrow(tokens, from, to, '->') ?? [{text: 'it', start: tokens[from].start}], from, to};
  },
};

/** The names before the arrow of a literal in braces: `{ a, b -> …`, `{ a, b in …`. */
export function readArrow(
  tokens: readonly Token[],
  open: number,
  close: number,
  arrow: string,
): {text: string; start: number}[] | undefined {
  const names: {text: string; start: number}[] = [];
  for (let at = open + 1; at < close; at++) {
    const {text, isName} = tokens[at]!;
    if (text === arrow) return names;
    // `[weak self]`, and the types that may stand behind a name.
    if (text === '[') at = findClosing(tokens, at);
    else if (text === ':') {
      while (at + 1 < close && !/^(?:,|\)|->|in)$/.test(tokens[at + 1]!.text)) at++;
    } else if (isName && /^[a-z_]/.test(text)) names.push(tokens[at]!);
    else if (!/^[(),]$/.test(text)) return undefined;
  }
  return undefined;
}
