import type {Root} from 'nlcst';
import type {VFileMessage} from 'vfile-message';
import {locate} from '../position';
import type {Finding, Page, Rule} from '../types';

interface Language {
  /** What the natural-language rules say about a piece of prose. */
  check: (text: string) => Promise<VFileMessage[]>;
}

/** Words that mean something else in this field, where retext's advice would be wrong. */
const ownSense = ['disabled', 'easy', 'hang', 'host', 'hosts', 'invalid', 'master', 'native', 'primitive', 'special'];

let loaded: Promise<Language> | undefined;

/** Loaded once and late; the libraries have no CommonJS entry, hence `import()`. */
async function loadLanguage(): Promise<Language> {
  const [{unified}, {default: retextEnglish}, {default: retextEquality}, {default: retextIndefiniteArticle}, {VFile}] =
    await Promise.all([
      import('unified'),
      import('retext-english'),
      import('retext-equality'),
      import('retext-indefinite-article'),
      import('vfile'),
    ]);
  const processor = unified().use(retextEnglish).use(retextEquality, {ignore: ownSense}).use(retextIndefiniteArticle);
  return {
    async check(text) {
      const file = new VFile(text);
      await processor.run(processor.parse(file) as Root, file);
      return file.messages;
    },
  };
}

/** Findings by the text of a page: those that say the same in several versions are read once. */
const known = new Map<string, Finding[]>();

/**
 * How many pages are read as one text: retext-equality reads its long list anew for each text, and takes more than twice the time
 * for twice the text.
 */
const perText = 32;

/** Reads the prose of pages. An empty line between runs of it keeps words around a piece of code from being neighbors. */
async function checkTogether(pages: readonly Page[]): Promise<void> {
  const {check} = await (loaded ??= loadLanguage());
  const runs: {start: number; offset: number; page: Page}[] = [];
  let text = '';
  for (const page of pages) {
    known.set(page.text, []);
    for (const run of page.prose) {
      runs.push({start: text.length, offset: run.offset, page});
      text += `${run.text}\n\n`;
    }
  }
  for (const message of await check(text)) {
    if (isAcronym(message.actual)) continue;
    const at = getOffset(message);
    const run = runs[runs.findLastIndex(({start}) => start <= at)];
    if (run) known.get(run.page.text)?.push(toFinding(message, run.offset + at - run.start, run.page.text));
  }
}

/** Inclusive words (retext-equality) and "a" or "an" (retext-indefinite-article). */
export const language: Rule = {
  name: 'language',
  async prepare(pages) {
    const different = [...new Map(pages.map((page) => [page.text, page])).values()];
    for (let from = 0; from < different.length; from += perText)
      await checkTogether(different.slice(from, from + perText));
  },
  async check(page, site) {
    if (!known.has(page.text)) await language.prepare?.([page], site);
    return known.get(page.text) ?? [];
  },
};

/** `HE` is an audio profile, not a person. */
function isAcronym(word: string | undefined): boolean {
  return /^[A-Z]{2,}$/.test(word ?? '');
}

function getOffset({place}: VFileMessage): number {
  return place && 'start' in place ? (place.start.offset ?? 0) : 0;
}

function toFinding({actual, expected, source: rule}: VFileMessage, offset: number, page: string): Finding {
  const better = expected?.length
    ? `Write ${expected.map((word) => `"${word}"`).join(' or ')}.`
    : 'Say it in other words.';
  const isArticle = rule === 'retext-indefinite-article';
  return {
    ...locate(page, offset),
    problem: isArticle ? `"${actual}" before the sound of the next word` : `"${actual}" may exclude or hurt readers`,
    remedy: better,
    ...(isArticle && actual && expected?.[0] && {fix: {start: offset, end: offset + actual.length, text: expected[0]}}),
  };
}
