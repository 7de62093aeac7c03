import {findKeyLine} from '../../../src/frontMatter/schema';
import type {Rule} from '../types';

/** Words that people search for, each once. */
export const keywords: Rule = {
  name: 'keywords',
  check: ({frontMatter, text, isPartial}) => {
    if (isPartial || !text.startsWith('---')) return [];
    const list = frontMatter.keywords;
    const place = {line: findKeyLine(text, 'keywords'), column: 1};
    if (!Array.isArray(list) || list.length === 0) {
      return [
        {
          ...place,
          problem: 'the page has no keywords',
          remedy: 'Add "keywords:" with the words people search for, wrong ones too.',
        },
      ];
    }
    const words = list.map((word) => String(word).toLowerCase());
    const repeated = words.find((word, i) => words.indexOf(word) < i);
    return repeated ? [{...place, problem: `the keyword "${repeated}" stands twice`, remedy: 'Keep one.'}] : [];
  },
};
