import {getOpening} from '../../../src/opening';
import type {Rule} from '../types';

/** A page opens with text: what the reader will have at the end and when they need it. */
export const firstParagraph: Rule = {
  name: 'opening',
  check: ({kind, isPartial, tree}) => {
    // FAQ pages have a stricter rule; changelogs and landing pages may begin with their list.
    if (isPartial || ['faq', 'changelog', 'landing', 'other', 'example', 'contributing'].includes(kind)) return [];
    const first = getOpening(tree);
    if (!first || first.type === 'paragraph') return [];
    const {line, column} = first.position?.start ?? {line: 1, column: 1};
    return [
      {
        line,
        column,
        problem: 'the page does not open with a paragraph',
        remedy: 'Say first what the reader will have at the end, and when they need it.',
      },
    ];
  },
};
