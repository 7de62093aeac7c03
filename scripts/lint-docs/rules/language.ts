import type {Root} from 'nlcst';
import type {VFileMessage} from 'vfile-message';
import {locate} from '../position';
import type {Finding, Prose, Rule} from '../types';

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

/** Inclusive words (retext-equality) and "a" or "an" (retext-indefinite-article). */
export const language: Rule = {
  name: 'language',
  // retext-equality reads its long list anew for each text: one text for all pages is twenty times as fast.
  async prepare(pages) {
    const {check} = await (loaded ??= loadLanguage());
    let text = '';
    const different = [...new Map(pages.map((page) => [page.text, page])).values()];
    const starts = different.map((page) => {
      const start = text.length;
      text += `${keepProse(page.prose, page.text.length)}\n\n`;
      known.set(page.text, []);
      return start;
    });
    for (const message of await check(text)) {
      if (isAcronym(message.actual)) continue;
      const offset = getOffset(message);
      const at = starts.findLastIndex((start) => start <= offset);
      const page = different[at];
      if (page) known.get(page.text)?.push(toFinding(message, offset - (starts[at] ?? 0), page.text));
    }
  },
  async check(page, site) {
    if (!known.has(page.text)) await language.prepare?.([page], site);
    return known.get(page.text) ?? [];
  },
};

/**
 * The page's prose at its own offsets. Line breaks stand for everything else: two of them end a paragraph, so that words around
 * a piece of code are not read as neighbors.
 */
function keepProse(prose: readonly Prose[], length: number): string {
  let text = '';
  for (const run of prose) text = text.padEnd(run.offset, '\n') + run.text;
  return text.padEnd(length, '\n');
}

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
