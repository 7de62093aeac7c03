import type {ListItem, Nodes, Paragraph, Parent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Finding, Rule} from '../types';

/** What a text with a colon at its end announces. */
const announces = /:\s*$/;

/** «The sample below», «this code» in a step. */
const namesSample =
  /\b(?:the|this|following)\b[\w ]{0,24}\b(?:sample|snippet|code|listing)s? (?:below|that follows)\b|\bfollowing (?:sample|snippet|code|listing)\b/i;

const isSample = ({type}: Nodes) =>
  [
    'code',
    'list',
    'table',
    'mdxJsxFlowElement',
    'mdxFlowExpression',
    'image',
    'blockquote',
    'containerDirective',
  ].includes(type);

/** Steps and sentences that announce a sample have it: it gets lost when a page is taken apart. */
export const announced: Rule = {
  name: 'announced',
  check: ({tree}) => {
    const findings: Finding[] = [];
    const say = ({position}: Nodes, problem: string): void =>
      void findings.push({
        line: position?.end.line ?? 1,
        column: 1,
        problem,
        remedy: 'Put the sample there, or end the sentence with a period and say where it is.',
      });
    visit(tree, 'paragraph', (node: Paragraph, index = 0, parent: Parent | undefined) => {
      const text = toString(node);
      if (!parent || !announces.test(text)) return;
      const next = parent.children[index + 1] as Nodes | undefined;
      if (next ? isSample(next) || next.type === 'paragraph' : followsItem(parent, tree)) return;
      say(node, `"${text.trim().slice(-40)}" announces something, and nothing follows`);
    });
    const hasSample = tree.children.some((node) => contains(node as Nodes));
    if (!hasSample)
      visit(tree, 'listItem', (node: ListItem) => {
        const phrase = namesSample.exec(toString(node))?.[0];
        if (phrase) say(node, `a step speaks of "${phrase}", and the page has no sample`);
      });
    return findings;
  },
};

/** Whether something stands behind the list whose last item this is, as a sample that is not indented. */
function followsItem(item: Parent, tree: Parent): boolean {
  let found = false;
  visit(tree, 'list', (list, index = 0, parent: Parent | undefined) => {
    if (list.children.at(-1) !== item) return;
    const next = parent?.children[index + 1] as Nodes | undefined;
    found ||= next !== undefined && isSample(next);
  });
  return found;
}

function contains(node: Nodes): boolean {
  return (
    ['code', 'mdxJsxFlowElement'].includes(node.type) ||
    ('children' in node && node.children.some((child) => contains(child as Nodes)))
  );
}
