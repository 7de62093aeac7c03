import {readFileSync} from 'node:fs';
import path from 'node:path';
import type * as cspellLibrary from 'cspell-lib';
import {memoize} from '../../../src/memoize';
import {locate} from '../position';
import type {Finding, Page, Rule} from '../types';

/** Words of this field and of the documented packages, one a line. */
export const dictionaryFile = path.join(__dirname, '../words.txt');

type Cspell = typeof cspellLibrary;

let speller:
  Promise<{library: Cspell; settings: Awaited<ReturnType<Cspell['getDefaultBundledSettingsAsync']>>}> | undefined;

/** Loaded once and late: the dictionaries take a second. The library has no CommonJS entry, hence `import()`. */
async function loadSpeller(): NonNullable<typeof speller> {
  const library = await import('cspell-lib');
  const settings = library.mergeSettings(await library.getDefaultBundledSettingsAsync(), {
    language: 'en-US',
    words: readDictionary(),
    dictionaries: [
      'en_us',
      'softwareTerms',
      'companies',
      'typescript',
      'html',
      'css',
      'node',
      'fonts',
      'filetypes',
      'swift',
      'kotlin',
      'java',
    ],
    allowCompoundWords: false,
    // Acronyms are names; nobody misspells them in capitals.
    ignoreRegExpList: ['Urls', 'Email', 'SHA', '/\\b[A-Z][A-Z0-9]{1,7}s?\\b/g'],
  });
  return {library, settings};
}

/** The project dictionary, without its comments. */
export function readDictionary(): string[] {
  return readFileSync(dictionaryFile, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

/** Spelling, American, of the prose, the title and the description. */
export const spelling: Rule = {
  name: 'spelling',
  // Pages that say the same in several versions are read once.
  check: memoize(({text}: Page) => text, checkSpelling),
};

async function checkSpelling(page: Page): Promise<Finding[]> {
  const {library, settings} = await (speller ??= loadSpeller());
  const text = maskNonProse(page);
  const document = library.createTextDocument({uri: 'file:///page.txt', content: text, languageId: 'plaintext'});
  const validator = new library.DocumentValidator(
    document,
    {generateSuggestions: false, noConfigSearch: true, numSuggestions: 2},
    settings,
  );
  await validator.prepare();
  return validator.checkText([0, text.length], text, []).map(({text: word, offset, suggestions}): Finding => {
    const better = suggestions
      ?.slice(0, 2)
      .map((one) => `"${String(one)}"`)
      .join(' or ');
    return {
      ...locate(page.text, offset),
      problem: `"${word}" is not in the dictionaries`,
      remedy: `${better ? `${better}? ` : ''}Fix it, put an identifier in backticks, or add a right word to scripts/lint-docs/words.txt.`,
    };
  });
}

/** The page with everything blanked that is not prose, so that offsets hold. */
function maskNonProse({text, prose, frontMatter}: Page): string {
  const parts = prose.map((one) => ({offset: one.offset, text: one.text}));
  for (const key of ['title', 'description', 'sidebar_label']) {
    const value = frontMatter[key];
    const at = typeof value === 'string' ? text.indexOf(value) : -1;
    if (typeof value === 'string' && at >= 0) parts.push({offset: at, text: value});
  }
  const blank = (run: string): string => run.replace(/[^\n]/g, ' ');
  let result = '';
  for (const part of parts.sort((a, b) => a.offset - b.offset)) {
    if (part.offset < result.length) continue;
    result +=
      blank(text.slice(result.length, part.offset)) +
      part.text.replace(/&[a-z]+;/g, blank).replace(/\S+[/@]\S+|\S+\.\w{2,4}\b/g, blank);
  }
  return result + blank(text.slice(result.length));
}
