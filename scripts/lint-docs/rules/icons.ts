import {visit} from 'unist-util-visit';
import {iconNames} from '../../icons/names';
import type {Finding, Rule} from '../types';

const known: ReadonlySet<string> = new Set(iconNames);

/** Icons on pages exist in the sprite; a missing one would render as nothing. */
export const icons: Rule = {
  name: 'icons',
  check: ({tree}) => {
    const findings: Finding[] = [];
    visit(tree, (node) => {
      if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'Icon') return;
      const name = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'name')?.value;
      if (typeof name === 'string' && known.has(name)) return;
      const {line = 1, column = 1} = node.position?.start ?? {};
      findings.push({
        line,
        column,
        problem: typeof name === 'string' ? `no icon is called "${name}"` : 'an icon without a name',
        remedy: 'Take one from scripts/icons/names.ts, or add it there and run npm run icons.',
      });
    });
    return findings;
  },
};
