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
}

interface Draft {
  anchor: string;
  level: number;
  heading: string;
  text: string[];
  mentioned: Set<string>;
  used: Set<string>;
}

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
function inlinePartials(body: string, {readPartial, inlineData}: Omit<SectionOptions, 'slug'>): string {
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

/**
 * Splits a page's source into sections, one per heading; the first one is the text above all headings.
 * @param source Markdown or MDX; front matter is skipped.
 */
export function getSections(source: string, {slug, ...inlining}: SectionOptions): PageSection[] {
  const body = source.replace(/\r\n?/g, '\n').replace(/^---\n[\s\S]*?\n---\n/, '');
  const lines = inlinePartials(body, inlining)
    .replace(/\{\/\*(?!\s*#)[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, '')
    .split('\n');
  let section = startSection(1, '', '');
  const sections = [section];
  let fence: string | undefined;
  let inImport = false;
  let tag: string | undefined;

  const addInline = (markdown: string) => {
    const {text, code} = toKnownInlineText(markdown);
    if (text) section.text.push(text);
    for (const piece of code) for (const name of getMentionedNames(piece)) section.mentioned.add(name);
  };

  for (const line of lines) {
    const trimmed = line.trim();
    if (fence !== undefined) {
      if (trimmed.startsWith(fence) && /^[`~]+$/.test(trimmed)) fence = undefined;
      else for (const name of getKnownIdentifiers(line)) section.used.add(name);
      continue;
    }
    const opening = /^(`{3,}|~{3,})(.*)$/.exec(trimmed);
    if (opening) {
      fence = opening[1] as string;
      const title = /title="([^"]*)"/.exec(opening[2] as string)?.[1];
      if (title) section.used.add(title);
      continue;
    }
    if (tag !== undefined) {
      // An opening tag whose attributes span several lines.
      tag += ` ${trimmed}`;
      if (/>\s*$/.test(trimmed)) {
        addInline(getShownAttributes(tag));
        tag = undefined;
      }
      continue;
    }
    if (inImport || /^(import|export)\s.*/.test(line)) {
      inImport = !/[;'"]\s*;?\s*$/.test(trimmed) && trimmed !== '';
      continue;
    }
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (heading) {
      const level = (heading[1] as string).length;
      const {text: markdown, id} = splitHeadingId(heading[2] as string);
      const {text, code} = toKnownInlineText(markdown);
      const anchor = id ?? slug(text);
      // A first-level heading is the page's title, which the caller already has.
      if (level > 1) {
        section = startSection(level, text, anchor);
        sections.push(section);
      }
      for (const piece of code) for (const name of getMentionedNames(piece)) section.mentioned.add(name);
      continue;
    }
    if (/^<[A-Za-z][\w.]*(\s[^>]*)?$/.test(trimmed)) {
      tag = trimmed;
      continue;
    }
    // A line without text: a thematic break, the end of a directive, the delimiter row of a table.
    if (/^(:{3,}|[-*_|:\s]{3,})$/.test(trimmed)) continue;
    const directive = /^:{3,}\s*\w+\s*(?:\[(.*)\])?(.*)$/.exec(trimmed);
    if (directive) {
      addInline(directive[1] ?? directive[2] ?? '');
      continue;
    }
    const shown = /^</.test(trimmed) ? getShownAttributes(trimmed) : '';
    addInline(
      `${shown} ${trimmed}`
        .replace(/^\s*(?:[-*+]|\d+\.|>+)\s+/, '')
        .replace(/^\s*\[\^?[^\]]+\]:\s+\S+.*$/, '')
        .replace(/(?<!\\)\|/g, ' '),
    );
  }
  return sections.map(({anchor, level, heading, text, mentioned, used}) => ({
    anchor,
    level,
    heading,
    text: text.join(' '),
    mentioned: [...mentioned].join(' '),
    used: [...used].filter((name) => !mentioned.has(name)).join(' '),
  }));
}
