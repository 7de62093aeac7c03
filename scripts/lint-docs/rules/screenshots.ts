import path from 'node:path';
import {memoize} from '../../../src/memoize';
import {hashShown, readTaken, takenFile} from '../../pictures/taken';
import {resolveFile} from './paths';
import type {Finding, Rule} from '../types';

/** Pictures of these kinds are photographs of a screen; drawings are SVG. */
const isScreenshot = (file: string) => /\.(png|jpe?g|webp|avif)$/i.test(file);

const read = memoize((root: string) => root, readTaken);

/** A screenshot says which part of the project it shows, and is as new as that. */
export const screenshots: Rule = {
  name: 'screenshots',
  check: ({file: page, images}, {root, files}) =>
    images.flatMap(({url, line, column}): Finding[] => {
      const file = resolveFile(page, url);
      if (!file || !files.has(file) || !isScreenshot(file)) return [];
      const taken = read(root)[file];
      if (!taken) {
        return [
          {
            line,
            column,
            problem: `${path.basename(file)} does not say what it shows`,
            remedy: `Add it to ${takenFile} with the files or folders of the interface, then: npm run pictures -- --record`,
          },
        ];
      }
      if (hashShown(root, taken.shows) === taken.hash) return [];
      return [
        {
          line,
          column,
          problem: `${path.basename(file)} is older than what it shows: ${taken.shows.join(', ')} has changed since`,
          remedy: 'Take it again: npm run pictures. If it still shows the truth: npm run pictures -- --record',
        },
      ];
    }),
};
