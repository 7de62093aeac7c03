import type {Root} from 'mdast';
import type {Data, Processor} from 'unified';
import {putBackCode, takeOutCode} from './codeBodies';
import {putBackKnown, takeOutKnown} from './knownBlocks';
import type {KnownBlocks} from './knownBlocks';

/** What an extension of the parser does with a parsed page. */
interface Extension {
  transforms?: {name: string}[];
}

/**
 * Addresses without brackets become links as the parser meets them. GFM's extension then searches all text for those that GitHub links
 * by mistake, which took a twentieth of the time that a page takes.
 * @see https://github.com/micromark/micromark-extension-gfm-autolink-literal#bugs
 */
function removeSecondSearch({fromMarkdownExtensions = []}: Data): void {
  for (const extension of fromMarkdownExtensions.flat() as Extension[]) {
    extension.transforms = extension.transforms?.filter(({name}) => name !== 'transformGfmAutolinkLiterals');
  }
}

/**
 * Step for the Markdown parser itself: saves it work that gives nothing. A third of all pages is code, which it reads letter by letter;
 * a third of the rest stood in a page before, such as in another version of the same page.
 */
export default function remarkFastMarkdown(this: Processor) {
  const {parser} = this;
  if (!parser) return;
  const blocks: KnownBlocks = new Map();
  this.parser = (document, file) => {
    // Here, as other steps add their extensions after this one.
    removeSecondSearch(this.data());
    // The parser writes other ends of lines and the null character in its own way.
    if (/[\r\0]/.test(document)) return parser(document, file);
    const {markdown, bodies} = takeOutCode(document);
    const parts = takeOutKnown(markdown, blocks);
    try {
      const tree = parser(parts.markdown, file) as Root;
      if (putBackCode(tree, bodies) && putBackKnown(tree, parts, blocks)) return tree;
    } catch {
      // What was taken out is not only code, or the page has a mistake, which the parser then names.
    }
    return parser(document, file);
  };
}
