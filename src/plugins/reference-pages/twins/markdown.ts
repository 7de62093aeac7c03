/** Pieces of Markdown, written as text: a syntax tree for each of 2,000 pages would take seconds. */
import {createSlugger} from '@docusaurus/utils';

/** Text whose characters mean nothing in Markdown. Underscores within a word have no meaning there either. */
export const escapeText = (text: string): string =>
  text.replace(/[\\`*[\]<>]|(?<![A-Za-z\d])_|_(?![A-Za-z\d])/g, '\\$&');

/** Code within a line. Its fence is longer than any row of backticks in it. */
export function toInlineCode(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const gap = /^`|`$/.test(code) ? ' ' : '';
  return fence + gap + code.replace(/\s*\n\s*/g, ' ') + gap + fence;
}

export const toLink = (text: string, url: string): string => `[${escapeText(text)}](${url})`;

export const toList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Writes headings: with `{#id}` behind those whose id does not follow from their text, as the other twins have it. */
export class HeadingWriter {
  private readonly slugger = createSlugger();

  /** @param badges Markdown behind the text, which begins with a space. */
  write(level: number, text: string, id?: string, badges = ''): string {
    const slug = this.slugger.slug(text + badges);
    return `${'#'.repeat(level)} ${escapeText(text)}${badges}${id === undefined || id === slug ? '' : ` {#${id}}`}`;
  }
}
