import {locate} from '../position';
import type {Finding, Rule} from '../types';

/** Words that English does say twice. */
const allowed = /^(had|that|is|blah)$/i;

/** A word written twice in a row. */
export const repeatedWords: Rule = {
  name: 'repeated-word',
  check: ({prose, text: source}) =>
    prose.flatMap(({text, offset}) =>
      [...text.matchAll(/(?<![-'’\w])([A-Za-z]{2,})(\s+)\1\b(?![-'’])/gi)]
        .filter(([, word = '']) => !allowed.test(word))
        .map((match): Finding => {
          const [, word = '', space = ''] = match;
          const start = offset + match.index + word.length;
          return {
            ...locate(source, offset + match.index),
            problem: `"${word}" stands twice`,
            remedy: 'Keep one.',
            fix: {start, end: start + space.length + word.length, text: ''},
          };
        }),
    ),
};
