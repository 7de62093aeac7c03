import {findKeyLine} from '../../../src/frontMatter/schema';
import type {Rule} from '../types';

/** Longest title or label that fits a line of the sidebar, in characters. */
export const labelLength = 36;

/** Labels that say what a page is for its folder, where the title says what it is about. */
const generic = /^(?:introduction|overview|getting started|all \w+)$/i;

/** The beginnings of the words: "subtitles" and "subtitle" are one. */
const listStems = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [])
    .filter((word) => !/^(?:the|and|for|with|how|to|of|in|on|an|is|are|your|do|you|it|or|by|at|from)$/.test(word))
    .map((word) => word.slice(0, 4));

/** Whether a label shares no word with the page's title, description and keywords: a reader who chose it lands on another subject. */
function saysSomethingElse(label: string, {title, description, keywords}: Record<string, unknown>): boolean {
  const own = new Set(listStems([title, description, ...(Array.isArray(keywords) ? keywords : [])].join(' ')));
  const stems = listStems(label);
  return stems.length > 0 && !generic.test(label) && !stems.some((stem) => own.has(stem));
}

/** A long title has a short label for the sidebar, which says the same. */
export const sidebarLabel: Rule = {
  name: 'sidebar-label',
  check: ({frontMatter, text, isPartial}) => {
    const {title, sidebar_label: label} = frontMatter;
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
    if (typeof label === 'string' && saysSomethingElse(label, frontMatter)) {
      return [
        {
          line: findKeyLine(text, 'sidebar_label'),
          column: 1,
          problem: `the sidebar says "${label}", and the heading "${title}"`,
          remedy: 'Use a word of the title in the label, or put the word of the label into the keywords.',
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
