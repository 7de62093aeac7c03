import type {Nodes} from 'mdast';
import type {Rule} from '../types';

const known = new Set(['note', 'tip', 'info', 'warning', 'danger']);
const maximum = 2;

/** Admonitions are few, of known kinds, and closed. */
export const admonitions: Rule = {
  name: 'admonitions',
  check: ({tree}) => {
    const found: {name: string; line: number; column: number}[] = [];
    const visit = (node: Nodes): void => {
      if (node.type === 'containerDirective')
        found.push({name: node.name, ...(node.position?.start ?? {line: 1, column: 1})});
      if ('children' in node) node.children.forEach((child) => visit(child as Nodes));
    };
    visit(tree as Nodes);
    return [
      ...found
        .filter(({name}) => !known.has(name))
        .map(({name, line, column}) => ({
          line,
          column,
          problem: `":::${name}" is no admonition`,
          remedy: `Use one of: ${[...known].join(', ')}.`,
        })),
      ...found.slice(maximum).map(({line, column}) => ({
        line,
        column,
        problem: `admonition number ${found.findIndex((one) => one.line === line) + 1}`,
        remedy: `Keep to ${maximum} a page; what everybody must read is a paragraph.`,
      })),
    ];
  },
};
