import {findKeyLine} from '../../../src/frontMatter/schema';
import type {Rule} from '../types';

/** The description is one sentence about what the reader gets, and is not shared with another page of the version. */
export const description: Rule = {
  name: 'description',
  check: (page, {pages}) => {
    const text = page.frontMatter.description;
    if (page.isPartial || typeof text !== 'string') return [];
    const place = {line: findKeyLine(page.text, 'description'), column: 1};
    const findings = [];
    if (/^(this (page|article|guide|section|document)|in this|learn (how )?(about|to)|here you)/i.test(text)) {
      findings.push({
        ...place,
        problem: 'the description speaks of the page',
        remedy: 'Say what the reader gets: "Play a stream with Widevine …".',
      });
    }
    if (!/[.?!]$/.test(text))
      findings.push({...place, problem: 'the description is not a whole sentence', remedy: 'End it with a period.'});
    const twin = [...pages.values()].find(
      (other) =>
        other.file < page.file && other.contentFolder === page.contentFolder && other.frontMatter.description === text,
    );
    if (twin)
      findings.push({
        ...place,
        problem: `${twin.file} has the same description`,
        remedy: 'Say what sets this page apart.',
      });
    return findings;
  },
};
