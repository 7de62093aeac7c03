import {cached} from '../text/cached';
import type {PageSection} from '../types';
import {getIdentifiers, getMentionedNames} from './identifiers';
import {toInlineText} from './inline';
import type {RecordRules} from './pageSource';

/** Cached, because the versions of a page share most of their lines. */
const toKnownInlineText = cached(toInlineText);
const getKnownIdentifiers = cached(getIdentifiers);

export interface SectionOptions {
  /** Creates heading ids with the site's own slugger, so that anchors match the built page. */
  slug(heading: string): string;
  /** Text of a partial or of data that the page imports, or `undefined` if it is not available. */
  readPartial?: ((importPath: string) => string | undefined) | undefined;
  /** See `RecordRules`. */
  inlineData?: RecordRules['inlineData'];
  getOtherHeadings?: RecordRules['getOtherHeadings'];
}

interface Draft {
  anchor: string;
  level: number;
  heading: string;
  text: string[];
  mentioned: Set<string>;
  used: Set<string>;
}

/** What the page says of a section elsewhere, or what the section says it is called too. */
interface Listed {
  texts: string[];
  names: Set<string>;
}

/** What readers ask that the section answers, in a comment: `search: why is it slow? | it takes ages`. */
const askedComment = /^(?:\{\/\*|<!--)\s*search:([\s\S]*?)(?:\*\/\}|-->)$/;

/** Comments, but not those that are the id of a heading. */
const comment = /\{\/\*(?!\s*#)[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g;

/** Removes comments, but puts those that are for search on one line each. */
const dropComments = (markdown: string): string =>
  markdown.replace(comment, (text) => (askedComment.test(text) ? text.replace(/\s+/g, ' ') : ''));

/** An item of a list that is nothing but a link. */
const linkItem = /^[-*+]\s+\[(.+)\]\(([^)\s]+)\)$/;

function startSection(level: number, heading: string, anchor: string): Draft {
  return {anchor, level, heading, text: [], mentioned: new Set(), used: new Set()};
}

/** `label="…"`, `title="…"` and similar: text that components show. */
function getShownAttributes(tag: string): string {
  return [...tag.matchAll(/\b(?:label|title|caption|alt|summary|description)=(?:"([^"]*)"|'([^']*)')/g)]
    .map((match) => match[1] ?? match[2])
    .join(' ');
}

/** Inlines the text of imported partials where the page renders them, once each. */
function inlinePartials(
  body: string,
  {readPartial, inlineData}: Omit<SectionOptions, 'slug' | 'getOtherHeadings'>,
): string {
  if (!readPartial) return body;
  const partials = [...body.matchAll(/^import\s+(\w+)\s+from\s+['"]([^'"]+\.mdx?)['"];?\s*$/gm)];
  let text = body;
  for (const [, name, path] of partials) {
    const content = readPartial(path as string);
    if (content === undefined) continue;
    const used = new RegExp(`^[ \\t]*<${name}\\b[^>]*/>`, 'm');
    text = text.replace(used, () =>
      inlinePartials(content.replace(/^---\n[\s\S]*?\n---\n/, ''), {readPartial, inlineData}),
    );
  }
  return inlineData?.(text, readPartial) ?? text;
}

/** A heading's explicit id, in either of the two forms that Docusaurus supports: {#id} and an MDX comment. */
function splitHeadingId(heading: string): {text: string; id: string | undefined} {
  const match = /^(.*?)\s*(?:\{#([\w.-]+)\}|\{\/\*\s*#([\w.-]+)\s*\*\/\})\s*$/.exec(heading);
  return match ? {text: match[1] as string, id: match[2] ?? match[3]} : {text: heading, id: undefined};
}

/** A line without text: a thematic break, the end of a directive, the delimiter row of a table. */
const textless = /^(:{3,}|[-*_|:\s]{3,})$/;

/** Reads a page line by line. */
class SectionReader {
  private section = startSection(1, '', '');
  private readonly sections = [this.section];
  /** By the anchor of the section, which is below the list. */
  private readonly listed = new Map<string, Listed>();
  /** What closes the fence that is open. */
  private fence: string | undefined;
  private isInImport = false;
  /** The start of an opening tag whose attributes span several lines. */
  private tag: string | undefined;

  constructor(
    private readonly slug: SectionOptions['slug'],
    private readonly getOtherHeadings: SectionOptions['getOtherHeadings'],
  ) {}

  read(line: string): void {
    const trimmed = line.trim();
    if (this.readCode(line, trimmed) || this.readTag(trimmed) || this.readImport(line, trimmed)) return;
    if (this.readHeading(line) || this.startTag(trimmed) || textless.test(trimmed)) return;
    const directive = /^:{3,}\s*\w+\s*(?:\[(.*)\])?(.*)$/.exec(trimmed);
    if (directive) this.addInline(directive[1] ?? directive[2] ?? '');
    else this.addText(trimmed);
  }

  finish(): PageSection[] {
    return this.sections.map(({anchor, level, heading, text, mentioned: own, used}) => {
      const listed = this.listed.get(anchor);
      const mentioned = new Set([...own, ...(listed?.names ?? [])]);
      return {
        anchor,
        level,
        heading,
        listedAs: listed?.texts ?? [],
        text: text.join(' '),
        mentioned: [...mentioned].join(' '),
        used: [...used].filter((name) => !mentioned.has(name)).join(' '),
      };
    });
  }

  /** A line of a fence, or one that opens or closes it. */
  private readCode(line: string, trimmed: string): boolean {
    if (this.fence !== undefined) {
      if (trimmed.startsWith(this.fence) && /^[`~]+$/.test(trimmed)) this.fence = undefined;
      else for (const name of getKnownIdentifiers(line)) this.section.used.add(name);
      return true;
    }
    const opening = /^(`{3,}|~{3,})(.*)$/.exec(trimmed);
    if (!opening) return false;
    this.fence = opening[1] as string;
    const title = /title="([^"]*)"/.exec(opening[2] as string)?.[1];
    if (title) this.section.used.add(title);
    return true;
  }

  /** A further line of an opening tag. */
  private readTag(trimmed: string): boolean {
    if (this.tag === undefined) return false;
    this.tag += ` ${trimmed}`;
    if (/>\s*$/.test(trimmed)) {
      this.addInline(getShownAttributes(this.tag));
      this.tag = undefined;
    }
    return true;
  }

  private startTag(trimmed: string): boolean {
    if (!/^<[A-Za-z][\w.]*(\s[^>]*)?$/.test(trimmed)) return false;
    this.tag = trimmed;
    return true;
  }

  private readImport(line: string, trimmed: string): boolean {
    if (!this.isInImport && !/^(import|export)\s.*/.test(line)) return false;
    this.isInImport = !/[;'"]\s*;?\s*$/.test(trimmed) && trimmed !== '';
    return true;
  }

  private readHeading(line: string): boolean {
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (!heading) return false;
    const level = (heading[1] as string).length;
    const {text: markdown, id} = splitHeadingId(heading[2] as string);
    const {text, code} = toKnownInlineText(markdown);
    const anchor = id ?? this.slug(text);
    // A first-level heading is the page's title, which the caller already has.
    if (level > 1) {
      this.section = startSection(level, text, anchor);
      this.sections.push(this.section);
    }
    this.addNames(code);
    return true;
  }

  private addListed(anchor: string, markdown: string): void {
    const listed = this.listed.get(anchor) ?? {texts: [], names: new Set()};
    this.listed.set(anchor, listed);
    const {text, code} = toKnownInlineText(markdown);
    listed.texts.push(text);
    for (const piece of code) for (const name of getMentionedNames(piece)) listed.names.add(name);
  }

  /** The words of a link belong to the section that it leads to, which may be on another page. */
  private readLinkItem(trimmed: string): boolean {
    const [, words, target] = linkItem.exec(trimmed) ?? [];
    if (words === undefined || target === undefined) return false;
    if (target.startsWith('#')) this.addListed(target.slice(1), words);
    return true;
  }

  /** What the line says that the section is called too, or is asked for. */
  private readOtherHeadings(trimmed: string): boolean {
    const asked = askedComment.exec(trimmed)?.[1];
    const others = asked?.trim().split(' | ') ?? this.getOtherHeadings?.(trimmed) ?? [];
    for (const other of others) this.addListed(this.section.anchor, other);
    return others.length > 0;
  }

  private addText(trimmed: string): void {
    if (this.readLinkItem(trimmed) || this.readOtherHeadings(trimmed)) return;
    const shown = /^</.test(trimmed) ? getShownAttributes(trimmed) : '';
    this.addInline(
      `${shown} ${trimmed}`
        .replace(/^\s*(?:[-*+]|\d+\.|>+)\s+/, '')
        .replace(/^\s*\[\^?[^\]]+\]:\s+\S+.*$/, '')
        .replace(/(?<!\\)\|/g, ' '),
    );
  }

  private addInline(markdown: string): void {
    const {text, code} = toKnownInlineText(markdown);
    if (text) this.section.text.push(text);
    this.addNames(code);
  }

  private addNames(code: readonly string[]): void {
    for (const piece of code) for (const name of getMentionedNames(piece)) this.section.mentioned.add(name);
  }
}

/**
 * Splits a page's source into sections, one per heading; the first one is the text above all headings.
 * @param source Markdown or MDX; front matter is skipped.
 */
export function getSections(source: string, {slug, getOtherHeadings, ...inlining}: SectionOptions): PageSection[] {
  const body = source.replace(/\r\n?/g, '\n').replace(/^---\n[\s\S]*?\n---\n/, '');
  const lines = dropComments(inlinePartials(body, inlining)).split('\n');
  const reader = new SectionReader(slug, getOtherHeadings);
  for (const line of lines) reader.read(line);
  return reader.finish();
}
