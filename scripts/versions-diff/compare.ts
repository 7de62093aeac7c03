/** How the pages of a snapshot differ from those of the current version, and what was changed there since. */

export interface Commit {
  /** Abbreviated hash. */
  hash: string;
  /** Day of the commit, as `2026-11-21`. */
  date: string;
  subject: string;
  /** Paths from the root of the site. */
  files: string[];
}

export interface PageDifference {
  /** Path in the version's folder. */
  page: string;
  /** `own`: the current version has no such page. */
  state: 'same' | 'differs' | 'own';
  /** Lines that the snapshot has and the current page has not, and the other way round. */
  added: number;
  removed: number;
  /** Commits that changed the current page after the snapshot's was last changed, newest first. */
  since: Commit[];
}

/**
 * Reads `git log --format=%x00%h%x09%cs%x09%s --name-only`.
 * @returns commits in the order of the log, newest first.
 */
export function parseLog(log: string): Commit[] {
  return log
    .split('\0')
    .filter((entry) => entry.trim())
    .map((entry) => {
      const [head = '', ...files] = entry.split('\n');
      const [hash = '', date = '', ...subject] = head.split('\t');
      return {hash, date, subject: subject.join('\t'), files: files.filter(Boolean)};
    });
}

/**
 * Reads `git diff --no-index --numstat -z --no-renames <from> <to>`.
 * @returns lines added and removed by path below `to`; pages that only `from` has are left out.
 */
export function parseNumstat(numstat: string, to: string): Map<string, {added: number; removed: number}> {
  const found = new Map<string, {added: number; removed: number}>();
  // Without renames an entry is «added TAB removed TAB», and then both paths, each ended by a zero.
  const fields = numstat.split('\0');
  for (let i = 0; i + 2 < fields.length; i += 3) {
    const [added = '', removed = ''] = (fields[i] ?? '').split('\t');
    const file = fields[i + 2] ?? '';
    if (!file.startsWith(`${to}/`)) continue;
    found.set(file.slice(to.length + 1), {added: Number(added) || 0, removed: Number(removed) || 0});
  }
  return found;
}

/**
 * Compares a snapshot with the current version, page by page.
 * @param folders of the two versions, from the root; `pages` are paths below them.
 */
export function compareVersions({
  folders,
  pages,
  numstat,
  log,
}: {
  folders: {current: string; snapshot: string};
  pages: {current: readonly string[]; snapshot: readonly string[]};
  numstat: ReadonlyMap<string, {added: number; removed: number}>;
  log: readonly Commit[];
}): PageDifference[] {
  const current = new Set(pages.current);
  const touched = new Map<string, number[]>();
  log.forEach(({files}, i) => {
    for (const file of files) touched.set(file, [...(touched.get(file) ?? []), i]);
  });
  return pages.snapshot.map((page) => {
    if (!current.has(page)) return {page, state: 'own', added: 0, removed: 0, since: []};
    const {added, removed} = numstat.get(page) ?? {added: 0, removed: 0};
    // The log is newest first: what comes before the snapshot's last change is later than it.
    const cut = touched.get(`${folders.snapshot}/${page}`)?.[0] ?? -1;
    const since = (touched.get(`${folders.current}/${page}`) ?? []).filter((i) => i < cut).map((i) => log[i] as Commit);
    return {page, state: numstat.has(page) ? 'differs' : 'same', added, removed, since};
  });
}
