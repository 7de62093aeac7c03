import type {Finding, Rule} from '../types';

const closing = /^(check (that|whether) it works|see (that|whether) it works)/i;
/** Sections that may follow the check: next steps. */
const after =
  /^(related|next|see also|further|limits|limitations|pitfalls|troubleshooting|if |when (it|nothing) )|(guides|pages)$/i;

/** How-to guides and vendor pages end with a way to verify the result. */
export const howTo: Rule = {
  name: 'how-to-parts',
  check: ({kind, isPartial, headings, text, file}) => {
    if ((kind !== 'how-to' && kind !== 'drm-vendor') || isPartial || /\/index\.mdx$/.test(file)) return [];
    const top = headings.filter(({depth}) => depth === 2);
    const place = top.findIndex(({text: heading}) => closing.test(heading));
    if (place < 0) {
      const line = text.split('\n').length;
      return [
        {
          line,
          column: 1,
          problem: 'no section "Check that it works"',
          remedy: 'End with "## Check that it works": what to look at, and what one sees.',
        },
      ];
    }
    return top
      .slice(place + 1)
      .filter(({text: heading}) => !after.test(heading))
      .map(({text: heading, line, column}): Finding => ({
        line,
        column,
        problem: `"${heading}" comes after "Check that it works"`,
        remedy: 'Move it up; only related pages and trouble follow the check.',
      }));
  },
};
