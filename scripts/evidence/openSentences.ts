/** Sentences of a page that may be claims and that no row of its evidence quotes: what to read with the sources open. */
import type {Paragraph, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import {foldSpace} from '../../src/evidence/evidence';
import type {Page} from '../lint-docs/types';

export interface Sentence {
  /** Line in the page, from 1, of the paragraph or table row that it is part of. */
  line: number;
  text: string;
}

/** Fewer words than this say too little to be wrong in a way that costs work. */
const leastWords = 7;

/** Words of limits, order, conditions and behavior. A number counts as one. */
const claimWords =
  /\d|\b(?:default|only|never|always|before|after|until|since|not|no|cannot|every|each|any|all|once|instead|fires?|sends?|throws?|returns?|requires?|supports?|needs?|must|ignores?|keeps?|becomes?|contains?|starts?|stops?|plays?|loads?|means|when|if)\b/;

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});

const linkTargets = /\]\((?:[^()]|\([^()]*\))*\)/g;

/** Covers the targets of links, at the same length: their dots end no sentence. */
const coverTargets = (source: string): string =>
  source.replace(linkTargets, (target) => ']'.padEnd(target.length, '_'));

/** A sentence that is a link alone, its target covered: it says what the linked heading says, which has its own page. */
const linkAlone = /^\[[^\]]*\]_+\.?$/;

/** Whether a sentence, without marks of Markdown, may be a claim. */
const mayClaim = (text: string): boolean =>
  text.split(/\s+/).filter(Boolean).length >= leastWords && claimWords.test(text);

/** @param quotes of the rows of the page's evidence. */
export function findOpenSentences({text, tree}: Pick<Page, 'text' | 'tree'>, quotes: readonly string[]): Sentence[] {
  const known = quotes.map(foldSpace);
  const open: Sentence[] = [];
  const read = ({position}: Paragraph | TableRow) => {
    // As it stands in the file, because quotes do too.
    const source = foldSpace(text.slice(position!.start.offset, position!.end.offset));
    for (const {segment, index} of sentences.segment(coverTargets(source))) {
      const sentence = source.slice(index, index + segment.length).trim();
      if (linkAlone.test(segment.trim()) || !mayClaim(sentence.replace(/[|*`]/g, ''))) continue;
      if (known.some((quote) => quote.includes(sentence) || sentence.includes(quote))) continue;
      open.push({line: position!.start.line, text: sentence});
    }
  };
  visit(tree, 'paragraph', read);
  visit(tree, 'table', ({children}) => children.slice(1).forEach(read));
  return open.sort((a, b) => a.line - b.line);
}
