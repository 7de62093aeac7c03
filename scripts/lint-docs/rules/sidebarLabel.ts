import {findKeyLine} from '../../../src/frontMatter/schema';
import type {Rule} from '../types';

/** Longest title or label that fits a line of the sidebar, in characters. */
export const labelLength = 36;

/** A long title has a short label for the sidebar. */
export const sidebarLabel: Rule = {
  name: 'sidebar-label',
  check: ({frontMatter: {title, sidebar_label: label}, text, isPartial}) => {
    if (isPartial || typeof title !== 'string') return [];
    if (typeof label === 'string' && label.length > labelLength + 12) {
      return [
        {
          line: findKeyLine(text, 'sidebar_label'),
          column: 1,
          problem: `the sidebar label has ${label.length} characters`,
          remedy: `Keep it to about ${labelLength}.`,
        },
      ];
    }
    if (label === title) {
      return [
        {
          line: findKeyLine(text, 'sidebar_label'),
          column: 1,
          problem: 'the sidebar label is the title',
          remedy: 'Take the line out.',
        },
      ];
    }
    if (label === undefined && title.length > labelLength) {
      return [
        {
          line: findKeyLine(text, 'title'),
          column: 1,
          problem: `the title has ${title.length} characters and no sidebar_label`,
          remedy: `Add a sidebar_label of at most ${labelLength} characters.`,
        },
      ];
    }
    return [];
  },
};
