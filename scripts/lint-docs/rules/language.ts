import type {Root} from 'nlcst';
import type {VFileMessage} from 'vfile-message';
import {locate} from '../position';
import type {Finding, Rule} from '../types';

interface Language {
  /** What the natural-language rules say about a piece of prose. */
  check: (text: string) => Promise<VFileMessage[]>;
}

/** Words with another meaning in this field, for which retext's advice would be wrong. */
const fieldTerms = [
  'disabled',
  'easy',
  'hang',
  'host',
  'hosts',
  'invalid',
  'master',
  'native',
  'primitive',
  'special',
  // The table of terms has these, with the word that this site uses.
  'white list',
  'white lists',
  'whitelist',
  'whitelisted',
  'whitelisting',
  'whitelists',
];

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
  const processor = unified().use(retextEnglish).use(retextEquality, {ignore: fieldTerms}).use(retextIndefiniteArticle);
  return {
    async check(text) {
      const file = new VFile(text);
      await processor.run(processor.parse(file) as Root, file);
      return file.messages;
    },
  };
}

/**
 * Messages by the text of a run of prose, with their offsets: text that several pages or versions share is checked
 * once.
 */
const known = new Map<string, {at: number; message: VFileMessage}[]>();

/**
 * Number of runs that are checked as one text. retext-equality processes its long list again for each text, and takes
 * more than twice as long for a text of twice the length.
 */
const perText = 500;

/** Checks runs of prose. An empty line between them separates words around inline code. */
async function checkTogether(runs: readonly string[]): Promise<void> {
  const {check} = await (loaded ??= loadLanguage());
  const starts: number[] = [];
  let text = '';
  for (const run of runs) {
    known.set(run, []);
    starts.push(text.length);
    text += `${run}\n\n`;
  }
  for (const message of await check(text)) {
    if (isAcronym(message.actual)) continue;
    const offset = getOffset(message);
    const index = starts.findLastIndex((start) => start <= offset);
    const run = runs[index];
    const start = starts[index];
    if (run !== undefined && start !== undefined) known.get(run)?.push({at: offset - start, message});
  }
}

/** Inclusive words (retext-equality) and "a" or "an" (retext-indefinite-article). */
export const language: Rule = {
  name: 'language',
  async prepare(pages) {
    const texts = pages.flatMap((page) => page.prose.map((run) => run.text));
    const unread = [...new Set(texts)].filter((text) => !known.has(text));
    for (let from = 0; from < unread.length; from += perText) await checkTogether(unread.slice(from, from + perText));
  },
  async check(page, site) {
    await language.prepare?.([page], site);
    return page.prose.flatMap((run) =>
      (known.get(run.text) ?? []).map(({at, message}) => toFinding(message, run.offset + at, page.text)),
    );
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
