import type {Rule} from '../types';

/** The page can be parsed. */
export const parses: Rule = {
  name: 'parses',
  check: ({errors}) =>
    errors.map(({line, column, message}) => ({
      line,
      column,
      problem: message,
      remedy: 'Fix it first; the other rules see only what can be read.',
    })),
};
