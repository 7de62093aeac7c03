import {locate} from '../position';
import {terms as table} from '../terms';
import type {Finding, Rule} from '../types';

/** Names and words as the table has them. */
export const terms: Rule = {
  name: 'terms',
  check: ({prose, text: source}) =>
    prose.flatMap(({text, offset}) =>
      table.flatMap(({wrong, right, why, safe}) =>
        [...text.matchAll(wrong)]
          .filter((match) => !safe || !isPartOfName(text, match))
          .map((match): Finding => {
            const found = match[0].trim();
            const start = offset + match.index + match[0].indexOf(found);
            const remedy =
              right === 'nothing'
                ? `Take it away${why ? `: ${why}` : ''}.`
                : `Write ${safe ? `"${right}"` : right}${why ? ` (${why})` : ''}.`;
            return {
              ...locate(source, start),
              problem: `"${found}"`,
              remedy,
              ...(safe && {fix: {start, end: start + found.length, text: right}}),
            };
          }),
      ),
    ),
};

/** Part of a package, file or host name: `react-native-tvos`, `github.com`. */
function isPartOfName(text: string, {index, 0: found}: RegExpExecArray): boolean {
  return /[-./@_]$/.test(text.slice(0, index)) || /^([-/@_]|\.\w)/.test(text.slice(index + found.length));
}
