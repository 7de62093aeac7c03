import type {Rule} from '../types';

/** URLs are link targets behind words, or code. */
export const bareUrls: Rule = {
  name: 'bare-url',
  check: ({links}) =>
    links
      .filter(({bare}) => bare)
      .map(({url, line, column}) => ({
        line,
        column,
        problem: `a bare address: ${url}`,
        remedy: 'Write [what it leads to](address), or put an example address in backticks.',
      })),
};
