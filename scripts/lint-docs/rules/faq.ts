import {toString} from 'mdast-util-to-string';
import {getOpening} from '../../../src/opening';
import type {Rule} from '../types';

/** An FAQ page answers in its first paragraph, in a sentence or a few. */
export const faq: Rule = {
  name: 'faq-answer-first',
  check: ({kind, isPartial, tree}) => {
    if (kind !== 'faq' || isPartial) return [];
    const first = getOpening(tree);
    const {line, column} = first?.position?.start ?? {line: 1, column: 1};
    const say = (problem: string) => [
      {line, column, problem, remedy: 'Open with the answer: "Yes: …", "No, because …", "Because …, set …".'},
    ];
    if (first?.type !== 'paragraph') return say('the page does not open with a paragraph');
    const text = toString(first);
    if (text.trim().endsWith('?')) return say('the first paragraph asks instead of answering');
    if (text.split(/\s+/).length < 6) return say('the first paragraph is too short to answer');
    return [];
  },
};
