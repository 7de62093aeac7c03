/** Where a page's claims come from: the rows of `evidence/<path of the page>.yml`. Plain TypeScript; README in `evidence/`. */
import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';
import type {Node} from 'yaml';

/** One claim whose falsehood would cost a reader work, and its sources. */
export interface Claim {
  /** The page's own words, as they stand in its source. */
  quote: string;
  /** Exact sources: `owner/repo@tag:path#L1-L2`, `package@version:file`, a standard's section, or an address with the date it was read. */
  source: string[];
  /** For a claim that something is not documented: what was searched. */
  searched: string[];
  /** Platforms for which the claim holds, where they differ. */
  platforms: string[];
  /** Version for which the claim holds, where versions differ. */
  version?: string;
  /** Version on which the claim was measured, where that is not the page's own. */
  measured?: string;
  note?: string;
  /** Line in the evidence file, from 1. */
  line: number;
}

export interface EvidenceProblem {
  /** Line in the evidence file, from 1. */
  line: number;
  problem: string;
  remedy: string;
}

const keys = ['quote', 'source', 'searched', 'platforms', 'version', 'measured', 'note'];

/** What a source may look like. A repository without a tag, or a package without a version, can't be opened again. */
const sourceForms: readonly RegExp[] = [
  /^[\w.-]+\/[\w.-]+@[\w.+/-]+:\S/,
  /^@?[\w./-]+@\d[\w.+-]*:\S/,
  /^https?:\/\/\S+ \(read \d{4}-\d\d-\d\d\)/,
  /^(RFC|ISO|IEC|W3C|WHATWG|ETSI|SCTE|CTA|DASH-IF|Apple|IAB|ECMA|IETF|VAST|VMAP|WebVTT|EME|MSE|Fetch|HTML|CSS|DOM|ID3)\b/,
];

/** Whether a source names exactly where to look. */
export function isExactSource(source: string): boolean {
  return sourceForms.some((form) => form.test(source));
}

/** The evidence file of a page: the same tree under `evidence/`, with the ending `.yml`. */
export function getEvidenceFile(page: string): string {
  return `evidence/${page.replace(/\.mdx?$/, '.yml')}`;
}

/** Text with runs of white space as one space, so that a quote may run over the line ends of a page. */
export function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const toList = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/**
 * Reads an evidence file.
 * @param text YAML with one key, `claims`, a list of rows.
 * @returns the rows that can be read, and every problem with its line. Nothing is thrown.
 */
export function parseEvidence(text: string): {claims: Claim[]; problems: EvidenceProblem[]} {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const problems: EvidenceProblem[] = [];
  const lineOf = (node: unknown) => lines.linePos((node as Node | null)?.range?.[0] ?? 0).line;
  for (const {message, pos} of document.errors) {
    problems.push({
      line: lines.linePos(pos[0]).line,
      problem: `the YAML can't be read: ${message.split('\n')[0] ?? ''}`,
      remedy: 'Put quotes around a text that holds ": " or begins with a special character.',
    });
  }
  if (problems.length) return {claims: [], problems};
  const rows = isMap(document.contents) ? document.get('claims', true) : undefined;
  if (!isMap(document.contents) || !isSeq(rows) || document.contents.items.length !== 1) {
    problems.push({
      line: 1,
      problem: 'the file is not a list of claims',
      remedy: 'Write one key, "claims:", with a list of rows.',
    });
    return {claims: [], problems};
  }
  const claims = rows.items.flatMap((node): Claim[] => {
    const line = lineOf(node);
    const say = (problem: string, remedy: string) => problems.push({line, problem, remedy});
    const row = isMap(node) ? (node.toJSON() as Record<string, unknown>) : undefined;
    if (!row || typeof row.quote !== 'string' || !row.quote.trim()) {
      say('a row without a quote', 'Add "quote:" with the words of the page.');
      return [];
    }
    for (const key of Object.keys(row).filter((name) => !keys.includes(name))) {
      say(`"${key}" is not a key of a row`, `Known keys: ${keys.join(', ')}.`);
    }
    const [source, searched, platforms] = [row.source, row.searched, row.platforms].map((value) =>
      toList(value).map(String),
    ) as [string[], string[], string[]];
    if (!source.length && !searched.length) {
      say(
        'a row without a source',
        'Add "source:", or "searched:" for words that say that something is not documented.',
      );
    }
    for (const one of [...source, ...searched].filter((name) => !isExactSource(name))) {
      say(
        `the source "${one}" can't be opened again`,
        'Name "owner/repo@tag:path#L1", "package@version:file", a standard and its section, or "https://… (read 2026-01-31)".',
      );
    }
    const toText = (value: unknown) => (value === undefined ? undefined : String(value));
    return [
      {
        quote: row.quote,
        source,
        searched,
        platforms,
        version: toText(row.version),
        measured: toText(row.measured),
        note: toText(row.note),
        line,
      },
    ];
  });
  return {claims, problems};
}

/**
 * Rows whose words the page does not have: it was edited, and the evidence was not.
 * @param page the page's source text.
 */
export function findLostQuotes(claims: readonly Claim[], page: string): Claim[] {
  const text = foldSpace(page);
  return claims.filter(({quote}) => !text.includes(foldSpace(quote)));
}
