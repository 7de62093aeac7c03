import {resolveFile} from './paths';
import type {Rule} from '../types';

/** Each FAQ page stands in the index of its version's FAQ, which readers filter. */
export const faqIndex: Rule = {
  name: 'faq-index',
  check: ({file, kind, isPartial, contentFolder}, site) => {
    const indexFile = `${contentFolder}/faq/index.mdx`;
    const index = site.pages.get(indexFile);
    if (kind !== 'faq' || isPartial || file === indexFile || !index) return [];
    const lines = index.links.filter(({url}) => resolveFile(indexFile, url.split('#')[0] ?? '') === file);
    if (lines.length === 1) return [];
    if (lines.length > 1) {
      const places = lines.map(({line}) => line).join(' and ');
      const problem = `${indexFile} lists this question ${lines.length} times, in lines ${places}`;
      return [{line: 1, column: 1, problem, remedy: 'Keep the one under the heading it belongs to.'}];
    }
    return [
      {
        line: 1,
        column: 1,
        problem: `${indexFile} does not list this question`,
        remedy: 'Add a line under the heading it belongs to: "- [Question?](./page.mdx) One-line answer."',
      },
    ];
  },
};
