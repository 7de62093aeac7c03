import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkFaqData from './index';

const file = new VFile({path: '/site/docs/faq/loop.mdx'});
const paragraph = (value: string) => ({type: 'paragraph', children: [{type: 'text', value}]});
const run = (...children: unknown[]) => {
  const tree = {type: 'root', children} as Root;
  remarkFaqData()(tree, file);
  return tree.children.at(-1);
};

describe('remarkFaqData', () => {
  it('takes the first paragraph as the answer, below imports and comments', () => {
    const comment = {type: 'mdxFlowExpression', value: '/*search: again | repeat*/'};
    expect(run({type: 'mdxjsEsm', value: 'export {}'}, comment, paragraph('Yes.'))).toMatchObject({
      name: 'FaqStructuredData',
      attributes: [{name: 'answer', value: 'Yes.'}],
    });
  });

  it('names the file where something else is first', () => {
    expect(() => run({type: 'heading', depth: 2, children: []}, paragraph('Yes.'))).toThrow(/loop\.mdx:1: an FAQ page/);
    expect(() => run({type: 'mdxFlowExpression', value: 'value'}, paragraph('Yes.'))).toThrow(/begins with its answer/);
  });
});
