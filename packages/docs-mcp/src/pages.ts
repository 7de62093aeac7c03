/** Pages as Markdown. */
import {assertPlainPath} from './files';
import type {Site} from './site';
import {UserError} from './userError';

/** Characters of one answer; assistants cut longer ones off. */
export const answerLength = 20_000;

/**
 * Path of a page below the base URL, with a slash at its end.
 * @param page its address, its path on the site, or its path below the base URL; with or without `index.md` and an anchor.
 * @throws UserError for an address of another site.
 */
export function toPagePath(page: string, {origin, baseUrl}: {origin: string; baseUrl: string}): string {
  let rest = page.trim().replace(/#.*$/s, '');
  if (/^[a-z][a-z\d+.-]*:/i.test(rest)) {
    if (!rest.startsWith(`${origin}${baseUrl}`)) {
      throw new UserError(`"${page}" is not a page of this site. Its addresses begin with ${origin}${baseUrl}.`);
    }
    rest = rest.slice(origin.length);
  }
  if (rest.startsWith(baseUrl)) rest = rest.slice(baseUrl.length);
  rest = rest
    .replace(/^\//, '')
    .replace(/(?:^|\/)index\.(?:md|html)$/, '/')
    .replace(/\.md$/, '/');
  if (rest === '/') return '';
  return rest === '' || rest.endsWith('/') ? rest : `${rest}/`;
}

/**
 * The whole Markdown twin of a page.
 * @throws UserError where there is no such page.
 */
export async function readTwin(site: Site, page: string): Promise<string> {
  const path = toPagePath(page, site.index);
  assertPlainPath(path);
  const twin = await site.read(`${path}index.md`);
  if (twin === undefined) {
    throw new UserError(
      `There is no page "${page}". Find its address with search_docs, and that of a type with find_symbols.`,
    );
  }
  return twin;
}

/**
 * A page, or the part of it that an answer holds.
 * @param offset characters to leave out at the start.
 */
export async function readPage(site: Site, page: string, offset = 0): Promise<string> {
  const twin = await readTwin(site, page);
  if (offset > 0 && offset >= twin.length) {
    throw new UserError(
      `The page has ${twin.length} characters, so there is none at offset ${offset}. Give a smaller one.`,
    );
  }
  const end = offset + answerLength;
  const part = twin.slice(offset, end);
  return end < twin.length
    ? `${part}\n\n[${twin.length - end} more characters: read the page again with offset ${end}]`
    : part;
}

interface TwinHeading {
  line: number;
  level: number;
  text: string;
  /** Where the heading has one that its words don't give: `## Error 2002 {#error-2002}`. */
  anchor?: string;
}

/** Headings outside of code. */
function readHeadings(twin: string): TwinHeading[] {
  const headings: TwinHeading[] = [];
  let fence = '';
  for (const [line, text] of twin.split('\n').entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark && text.trim() === fence) fence = '';
    const heading = fence ? null : /^(#{1,6}) (.+?)(?:\s+\{#([^}]+)\})?$/.exec(text);
    if (heading) headings.push({line, level: heading[1]!.length, text: heading[2]!, anchor: heading[3]});
  }
  return headings;
}

/** Letters and digits alone: a heading has marks of Markdown that its text has not. */
const toWords = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * The section below a heading, with the sections below it.
 * @param anchor of the heading.
 * @returns undefined where no heading has the anchor or the words.
 */
export function getSection(twin: string, heading: string, anchor?: string): string | undefined {
  const headings = readHeadings(twin);
  const byAnchor = anchor ? headings.findIndex((one) => one.anchor === anchor) : -1;
  const at = byAnchor >= 0 ? byAnchor : headings.findIndex(({text}) => toWords(text) === toWords(heading));
  const start = headings[at];
  if (!start) return undefined;
  const end = headings.slice(at + 1).find(({level}) => level <= start.level);
  return twin.split('\n').slice(start.line, end?.line).join('\n').trim();
}
