import {locate} from '../position';
import type {Rule} from '../types';

/** All placeholders of a template are filled in, in front matter too. */
export const leftovers: Rule = {
  name: 'leftovers',
  check: ({text, isPartial}) => {
    if (isPartial) return [];
    const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
    return [...head.matchAll(/\bTODO\b.*|\{\{\w+\}\}/g)].map((match) => ({
      ...locate(text, match.index),
      problem: `"${match[0].slice(0, 40)}" is left from the template`,
      remedy: 'Fill it in, or take the line out.',
    }));
  },
};
