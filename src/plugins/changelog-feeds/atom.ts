/** Writes Atom feeds (RFC 4287). */
import {escapeHtml} from '../../escapeHtml';

export interface AtomEntry {
  /** Permanent and unique (RFC 4287, section 4.2.6). */
  id: string;
  title: string;
  /** The entry's place on its page. */
  url: string;
  /** `2024-07-15`. */
  date: string;
  html: string;
}

export interface AtomFeed {
  /** The feed's own address, which is its id as well. */
  url: string;
  title: string;
  subtitle: string;
  author: string;
  /** The page that the feed is about. */
  page: string;
  entries: readonly AtomEntry[];
}

const toTime = (date: string) => `${date}T00:00:00Z`;

const newestFirst = (a: AtomEntry, b: AtomEntry) => b.date.localeCompare(a.date);

function createEntry({id, title, url, date, html}: AtomEntry): string[] {
  return [
    '  <entry>',
    `    <id>${escapeHtml(id)}</id>`,
    `    <title>${escapeHtml(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>`,
    `    <published>${toTime(date)}</published>`,
    `    <updated>${toTime(date)}</updated>`,
    `    <content type="html">${escapeHtml(html)}</content>`,
    '  </entry>',
  ];
}

/** The feed as XML, newest entry first. It was updated when its newest entry was. */
export function createAtom({url, title, subtitle, author, page, entries}: AtomFeed): string {
  const sorted = [...entries].sort(newestFirst);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${escapeHtml(url)}</id>`,
    `  <title>${escapeHtml(title)}</title>`,
    `  <subtitle>${escapeHtml(subtitle)}</subtitle>`,
    `  <updated>${toTime(sorted[0]?.date ?? '1970-01-01')}</updated>`,
    `  <author><name>${escapeHtml(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(url)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    ...sorted.flatMap(createEntry),
    '</feed>',
    '',
  ].join('\n');
}
