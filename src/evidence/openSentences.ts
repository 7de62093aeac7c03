/** Sentences of a page that may be claims and that no row of its evidence quotes: what to read with the sources open. */
import {foldSpace} from './evidence';

export interface Sentence {
  /** Line in the page, from 1, of the paragraph, list item or table row that it is part of. */
  line: number;
  text: string;
}

/** Fewer words than this say too little to be wrong in a way that costs work. */
const leastWords = 7;

/** Words of limits, order, conditions and behavior. A number counts as one. */
const claimWords =
  /\d|\b(?:default|only|never|always|before|after|until|since|not|no|cannot|every|each|any|all|once|instead|fires?|sends?|throws?|returns?|requires?|supports?|needs?|must|ignores?|keeps?|becomes?|contains?|starts?|stops?|plays?|loads?|means|when|if)\b/;

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});

/** Keeps the lines, so that places stay right. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Lines that hold no prose: imports, components, headings, the line below a table's head. */
const skipped = /^(?:import\b|export\b|<\/?[A-Z][^>]*>?$|:::|#|\|?[-:| ]+\|$)/;

function splitBlocks(text: string): Sentence[] {
  const blocks: Sentence[] = [];
  let open: Sentence | undefined;
  text.split('\n').forEach((raw, index) => {
    const line = raw.trim();
    if (line === '' || skipped.test(line)) {
      open = undefined;
      return;
    }
    if (open && !/^(?:[-*]|\d+\.|\|)/.test(line)) open.text += ` ${line}`;
    else blocks.push((open = {line: index + 1, text: line}));
  });
  return blocks;
}

/**
 * @param text of the page, in Markdown.
 * @param quotes of the rows of its evidence.
 */
export function findOpenSentences(text: string, quotes: readonly string[]): Sentence[] {
  const prose = text.replace(/^---\n[\s\S]*?\n---\n/, blank).replace(/^(\s*)(`{3,}|~{3,}).*\n[\s\S]*?\n\s*\2/gm, blank);
  const known = quotes.map(foldSpace);
  return splitBlocks(prose).flatMap(({line, text: block}) =>
    [...sentences.segment(foldSpace(block))]
      .map(({segment}) => ({line, text: segment.trim()}))
      .filter(({text: sentence}) => {
        const plain = sentence.replace(/[|*`]/g, '');
        if (plain.split(/\s+/).filter(Boolean).length < leastWords || !claimWords.test(plain)) return false;
        return !known.some((quote) => quote.includes(sentence) || sentence.includes(quote));
      }),
  );
}
