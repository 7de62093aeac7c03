import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {labelLength} from '../lint-docs/rules/sidebarLabel';
import {getEvidenceFile} from '../../src/evidence/evidence';
import {getPlatformsOfVersion} from '../../src/platforms/availability';
import {getChangelogPlatforms} from '../../src/platforms/feeds';
import {getPlatform, getShortLabel} from '../../src/platforms/platforms';
import {getContentFolder, playerVersions} from '../../src/platforms/versions';
import {fillIn, findKind, getTemplate, kinds, templateFolder, type NewKind} from './kinds';

/** What a writer asks for. */
export interface NewPage {
  kind: NewKind;
  /** Title of the page; for a changelog entry the version. */
  title: string;
  /** Folder of the subject, below the folder of the kind: `texttrack`, `web/conviva`. */
  folder?: string;
  /** `current`, `v6` or `v4`. */
  version?: string;
  /** File name without extension; made from the title when missing. */
  slug?: string;
  /** Changelog entries: the day, as 2024-08-20. */
  date?: string;
}

/** A title as a file name: lower case, hyphens, no signs. */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Writes a page from its template, and its evidence file.
 * @returns the path of the page, from the root.
 * @throws Error when the page exists, or when what is asked for makes no page.
 */
export function createPage(page: NewPage, root: string): string {
  const kind = findKind(page.kind);
  if (!kind)
    throw new Error(`"${page.kind}" is not a kind of page. Kinds: ${kinds.map((one) => one.kind).join(', ')}.`);
  if (!page.title.trim()) throw new Error('A page needs a title: --title "How to …".');
  const version = page.version ?? 'current';
  const versions = playerVersions.map(({name}) => name);
  if (!versions.includes(version))
    throw new Error(`"${version}" is not a version of the docs. Versions: ${versions.join(', ')}.`);
  const base = getContentFolder(version);
  if (page.kind === 'changelog') return addChangelogEntry(page, `${base}/changelog/index.mdx`, root);
  if (kind.subject && !page.folder) {
    throw new Error(`A ${kind.label} page stands in a folder of its subject: --folder ${kind.subject}.`);
  }
  const slug = page.slug ?? toSlug(page.title);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error(`"${slug}" is not a valid file name for a page; use lower-case words and hyphens: --slug my-page.`);
  if (page.folder && !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(page.folder))
    throw new Error(`"${page.folder}" is not a valid folder; use lower-case words, hyphens and "/".`);
  const file = path.posix.join(base, kind.folder, page.folder ?? '', `${slug}.mdx`);
  const full = path.join(root, file);
  if (existsSync(full)) throw new Error(`${file} already exists and was not changed. Choose another title or --slug.`);
  mkdirSync(path.dirname(full), {recursive: true});
  // "wx": two people creating the same page at once must not overwrite each other either.
  const template = readFileSync(getTemplate(page.kind), 'utf8');
  writeFileSync(full, fill(template, page, slug), {flag: 'wx'});
  createEvidence(file, root);
  return file;
}

/** The evidence file of a new page, with a row to be filled in. One that is there stays. */
function createEvidence(page: string, root: string): void {
  const full = path.join(root, getEvidenceFile(page));
  if (existsSync(full)) return;
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, readFileSync(path.join(templateFolder, 'evidence.yml')));
}

/** Words that begin a phrase which a label can do without. */
const phraseStart =
  /^(?:in|on|for|with|without|from|at|by|when|while|if|that|which|where|before|after|into|as|because|of)$/i;
/** Words that belong to what follows: a label does not end with one. */
const open =
  /^(?:a|an|the|that|which|who|is|are|be|do|does|did|can|not|no|to|of|and|or|out|because|instead|built-in|how|why|what|i|you|my|your)$/i;

/**
 * A title as a label of the sidebar: without its «How to», and without its last phrases where it is too long.
 * @returns `undefined` where nothing shorter can be made of it.
 */
export function toLabel(title: string): string | undefined {
  if (title.length <= labelLength) return title;
  const label = title.replace(/^how to /i, '').replace(/^./, (first) => first.toUpperCase());
  if (label.length <= labelLength) return label;
  const words = label.split(' ');
  for (let end = words.length - 1; end > 1; end--) {
    const part = words.slice(0, end).join(' ');
    const fits = part.length <= labelLength && part.length * 2 >= labelLength;
    if (fits && phraseStart.test(words[end]!) && !open.test(words[end - 1]!)) return part.replace(/[,:;–-]+$/, '');
  }
  return undefined;
}

/**
 * Lists a new FAQ page in the index of its version, at the end, where the writer moves it from.
 * @returns the index, or `undefined` where there is none or it has the page already.
 */
export function listInFaqIndex(file: string, title: string, root: string): string | undefined {
  const index = path.posix.join(path.posix.dirname(file), 'index.mdx');
  const full = path.join(root, index);
  if (!existsSync(full)) return undefined;
  const text = readFileSync(full, 'utf8');
  const link = `(./${path.posix.basename(file)})`;
  if (text.includes(link)) return undefined;
  const line = `- [${title}]${link} TODO: the answer in a few words.`;
  // After the last line of the last list: behind it may stand the end of a component.
  const lines = text.split('\n');
  const last = lines.findLastIndex((one) => /^- \[/.test(one));
  lines.splice(last < 0 ? lines.length : last + 1, 0, line);
  writeFileSync(full, lines.join('\n'));
  return index;
}

/** A template without the tabs of platforms that the version lacks, and without imports that only they need. */
function dropPlatforms(template: string, version: string): string {
  const known = getPlatformsOfVersion(version).map(({platform}) => platform as string);
  const text = template.replace(/^<Platform id="([\w-]+)">\n[\s\S]*?^<\/Platform>\n/gm, (tab, id: string) =>
    known.includes(id) ? tab : '',
  );
  return text.replace(/^import (\w+) from .*\n/gm, (line, name: string) => (text.includes(`<${name} `) ? line : ''));
}

/** What stands under `platforms:`: every platform of the version, to be verified. */
function getSupportLines(version: string): string {
  return getPlatformsOfVersion(version)
    .map(({platform}) => `\n  ${platform}: unverified`)
    .join('');
}

/** What stands in an entry of the changelog: a part for each platform that it is for. */
function getChangeLines(): string {
  return getChangelogPlatforms('default', '/changelog/')
    .map(
      (id) =>
        `**${getShortLabel(getPlatform('default', id))}**\n\n- TODO: Added, Changed, Fixed, Deprecated or Removed …`,
    )
    .join('\n\n');
}

function fill(template: string, page: NewPage, slug: string): string {
  const {title, date} = page;
  const label = toLabel(title);
  const values: Record<string, string> = {
    title: title.replace(/"/g, '\\"'),
    label: (label ?? `TODO: a name of at most ${labelLength} characters`).replace(/"/g, '\\"'),
    keyword: slug.replace(/-/g, ' '),
    slug,
    date: date ?? new Date().toISOString().slice(0, 10),
    changes: getChangeLines(),
  };
  const version = page.version ?? 'current';
  const own = dropPlatforms(template, version);
  const lines = label === title ? own.replace(/^sidebar_label: .*\n/m, '') : own;
  return fillIn(lines.replace(' {{platforms}}', getSupportLines(version)), values);
}

/** Puts an entry above the newest one; the rest of the page stays as it is. */
function addChangelogEntry(page: NewPage, file: string, root: string): string {
  const full = path.join(root, file);
  if (!existsSync(full)) throw new Error(`${file} is missing; a changelog entry goes into that page.`);
  if (page.date && !/^\d{4}-\d{2}-\d{2}$/.test(page.date))
    throw new Error(`"${page.date}" is not a valid date; write it as 2024-08-20.`);
  const text = readFileSync(full, 'utf8');
  const entry = fill(readFileSync(getTemplate('changelog'), 'utf8'), page, '');
  const heading = `## ${page.title} `;
  if (text.split('\n').some((line) => `${line} `.startsWith(heading)))
    throw new Error(`${file} has an entry "${page.title}" already and stays as it is.`);
  const first = text.search(/^## /m);
  const at = first < 0 ? text.length : first;
  writeFileSync(
    full,
    `${text.slice(0, at)}${at === text.length && !text.endsWith('\n\n') ? '\n' : ''}${entry}\n${text.slice(at)}`,
  );
  return file;
}
