import {findEnd, readParameters} from './java';
import {words, type Language} from './languages';
import {findClosing} from './tokens';

export const dart: Language = {
  name: 'dart',
  declares: 'type first',
  self: /^(?:this|super|widget)$/,
  hasTrailingLambda: false,
  universal: words(
    'toString hashCode runtimeType index name values noSuchMethod call cast map where forEach length first last',
  ),
  readLambda: (tokens, from) => {
    if (tokens[from]?.text !== '(') return undefined;
    const {names, next} = readParameters(tokens, from);
    const body = tokens[next]?.text === 'async' ? next + 1 : next;
    const sign = tokens[body]?.text;
    if (!names || (sign !== '{' && sign !== '=>')) return undefined;
    return {names, from, to: sign === '{' ? findClosing(tokens, body) : findEnd(tokens, body + 1)};
  },
};
