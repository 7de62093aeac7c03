import {extractFences} from '../../samples/fences';
import type {Rule} from '../types';

const maximum = 88;
/** Formats whose lines cannot be broken. */
const unbreakable = new Set(['m3u8', 'http', 'text', 'json', 'xml', 'properties', 'html', 'bash', 'vtt']);

/** Code fits the column without scrolling. */
export const codeWidth: Rule = {
  name: 'code-width',
  check: ({file, text}) =>
    extractFences(file, text)
      .filter(({language}) => !unbreakable.has(language))
      .flatMap(({code, line, indent}) =>
        code.split('\n').flatMap((one, i) =>
          one.length > maximum && !/https?:\/\//.test(one)
            ? [
                {
                  line: line + i,
                  column: indent + maximum + 1,
                  problem: `a line of code with ${one.length} characters`,
                  remedy: `Break it at ${maximum}.`,
                },
              ]
            : [],
        ),
      ),
};
