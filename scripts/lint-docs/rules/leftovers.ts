import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {locate} from '../position';
import type {Finding, Rule} from '../types';

/** All placeholders of a template are filled in: in front matter, in the text, and in the comments of samples. */
export const leftovers: Rule = {
  name: 'leftovers',
  check: ({text, tree, isPartial}) => {
    const findings: Finding[] = [];
    const head = isPartial ? '' : (/^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '');
    for (const match of head.matchAll(/\bTODO\b.*|\{\{\w+\}\}/g))
      findings.push(report(match[0], locate(text, match.index)));
    visit(tree, 'code', ({value, lang, position}: Code) => {
      // Only what is a comment: a sample may well have the word in a text.
      for (const match of value.matchAll(/(?:\/\/|\/\*|^\s*\*|#|<!--|\{\/\*|^\s*'|\brem\b).*?\b(?:TODO|FIXME)\b.*/gim))
        if (lang !== 'mdx' && /\b(?:TODO|FIXME)\b/.test(match[0]))
          findings.push(
            report(/\b(?:TODO|FIXME)\b.*/.exec(match[0])![0], {
              line: position!.start.line + value.slice(0, match.index).split('\n').length,
              column: position!.start.column,
            }),
          );
    });
    return findings;
  },
};

function report(found: string, place: {line: number; column: number}): Finding {
  return {
    ...place,
    problem: `"${found.slice(0, 40)}" is left from the template`,
    remedy: 'Fill it in, or take the line out.',
  };
}
