import {findKeyLine, validateFrontMatter} from '../../../src/frontMatter/schema';
import type {Rule} from '../types';

/** Front matter follows the schema that the build uses too. */
export const frontMatter: Rule = {
  name: 'front-matter',
  check: ({frontMatter: values, file, text, isPartial, errors}) => {
    // Front matter that can't be read has no keys: "parses" says why.
    if (isPartial || errors.some(({message}) => message.startsWith('front matter:'))) return [];
    if (!text.startsWith('---')) {
      return [
        {
          line: 1,
          column: 1,
          problem: 'the page has no front matter',
          remedy: 'Begin with title, description and keywords between two "---" lines.',
        },
      ];
    }
    return validateFrontMatter(values, file).map(({key, message}) => ({
      line: findKeyLine(text, key),
      column: 1,
      problem: message,
      remedy: `Fix "${key}" between the two "---" lines.`,
    }));
  },
};
