import {readArrow} from './kotlin';
import {words, type Language} from './languages';
import {findClosing} from './tokens';

export const swift: Language = {
  name: 'swift',
  declares: 'name first',
  self: /^(?:self|super)$/,
  hasTrailingLambda: true,
  universal: words(
    'init self description debugDescription hash isEqual map flatMap compactMap filter first last forEach count isEmpty contains rawValue allCases localizedDescription shared superview',
  ),
  readLambda: (tokens, from) => {
    if (tokens[from]?.text !== '{') return undefined;
    const to = findClosing(tokens, from);
    const {start} = tokens[from];
    const shorthand = ['$0', '$1', '$2'].map((text) => ({text, start}));
    return {names: readArrow(tokens, from, to, 'in') ?? shorthand, from, to};
  },
};
