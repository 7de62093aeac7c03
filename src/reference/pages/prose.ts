/** Sentences with inline code, for the pages of types. */
import type {TypeLinks} from './links';
import type {Code, Prose} from './shapes';

/**
 * @param text with names in backticks. A name that is exactly a type's is linked, except the page's own.
 * @param own id of the page's type.
 */
export function toProse(text: string, links: TypeLinks, own: string): Prose {
  // Odd parts stood between backticks.
  return text.split('`').flatMap((part, index): Prose => {
    if (index % 2 === 0) return part ? [part] : [];
    return [part !== own && links.has(part) ? [links.get(part)] : [part]];
  });
}

/** The text of code alone, without its links. */
export const toCodeText = (code: Code): string =>
  code.map((part) => (typeof part === 'string' ? part : part[0])).join('');

/** The text alone, as search results and link previews show it. */
export function toPlainText(prose: Prose): string {
  return prose.map((part) => (typeof part === 'string' ? part : toCodeText(part))).join('');
}
