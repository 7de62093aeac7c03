import type {Finding, Rule} from '../types';

/** No h1 in the body, no skipped levels, no duplicate headings, no trailing punctuation. */
export const headings: Rule = {
  name: 'headings',
  check: ({headings: list, isPartial}) => {
    const findings: Finding[] = [];
    const seen = new Map<string, number>();
    let previous = isPartial ? (list[0]?.depth ?? 2) : 1;
    for (const {depth, text, line, column} of list) {
      const say = (problem: string, remedy: string): void => void findings.push({line, column, problem, remedy});
      if (depth === 1) say('a heading of level 1', 'The title comes from front matter; begin with "##".');
      else if (depth > previous + 1)
        say(`a heading of level ${depth} after level ${previous}`, `Use "${'#'.repeat(previous + 1)}".`);
      const first = seen.get(text.toLowerCase());
      if (first) say(`the heading "${text}" stands on line ${first} already`, 'Say in each what sets it apart.');
      else seen.set(text.toLowerCase(), line);
      if (/[.:;,]$/.test(text)) say(`the heading ends with "${text.at(-1)}"`, 'Take the mark away.');
      if (!text) say('an empty heading', 'Write it or take it away.');
      previous = depth;
    }
    return findings;
  },
};
