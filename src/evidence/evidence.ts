/**
 * Reads the sources of a page's claims: the rows of `evidence/<path of the page>.yml`. See the README in `evidence/`.
 */
import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';
import type {Node} from 'yaml';

/** A claim that would cost readers work if it were wrong, with its sources. */
export interface Claim {
  /** An exact quote from the page's source. */
  quote: string;
  /**
   * Exact sources: `owner/repo@tag:path#L1-L2`, `package@version:file`, a section of a standard, or a URL with the date
   * it was read.
   */
  source: string[];
  /** What was searched, for a claim that something is not documented. */
  searched: string[];
  /** Platforms that the claim applies to, if they differ. */
  platforms: string[];
  /** Version that the claim applies to, if versions differ. */
  version?: string;
  /** Version that the claim was measured on, if it is not the page's own. */
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

/** Patterns of valid sources. A repository without a tag, or a package without a version, cannot be looked up again. */
const sourceForms: readonly RegExp[] = [
  /^[\w.-]+\/[\w.-]+@[\w.+/-]+:\S/,
  /^@?[\w./-]+@\d[\w.+-]*:\S/,
  /^https?:\/\/\S+ \(read \d{4}-\d\d-\d\d\)/,
  /^(RFC|ISO|IEC|W3C|WHATWG|ETSI|SCTE|CTA|DASH-IF|Apple|IAB|ECMA|IETF|VAST|VMAP|WebVTT|EME|MSE|Fetch|HTML|CSS|DOM|ID3)\b/,
];

/** Whether a source is exact enough to be looked up again. */
export function isExactSource(source: string): boolean {
  return sourceForms.some((form) => form.test(source));
}

/** The evidence file of a page: the same path under `evidence/`, with the extension `.yml`. */
export function getEvidenceFile(page: string): string {
  return `evidence/${page.replace(/\.mdx?$/, '.yml')}`;
}

/** Collapses white space, so that a quote may span lines of the page. */
export function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const toList = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/**
 * Parses an evidence file.
 * @param text YAML with one key, `claims`, a list of rows.
 * @returns the valid rows, and every problem with its line. Never throws.
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
  const seen = new Map<string, number>();
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
    const subject = JSON.stringify([foldSpace(row.quote), platforms, toText(row.version)]);
    const earlier = seen.get(subject);
    if (earlier) say(`the same quote has a row in line ${earlier}`, 'Put the sources of both into one row.');
    seen.set(subject, earlier ?? line);
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
 * Finds rows whose quote is no longer on the page: the page was edited, but not the evidence.
 * @param page the page's source text.
 */
export function findLostQuotes(claims: readonly Claim[], page: string): Claim[] {
  const text = foldSpace(page);
  return claims.filter(({quote}) => !text.includes(foldSpace(quote)));
}
