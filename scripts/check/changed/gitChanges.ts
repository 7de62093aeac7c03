import {execFileSync} from 'node:child_process';

/** The files that a change touches, as paths from the root of the repository with `/`. */
export interface Changes {
  /** What they are compared with, for people: `main (1a2b3c4d)`. */
  base: string;
  /** The commit that they are compared with. */
  commit: string;
  /** Added or changed, committed or not. */
  changed: string[];
  /** Deleted, or moved away. */
  deleted: string[];
}

/** Branches that a change is compared with, the first that exists. */
const mainBranches = ['main', 'origin/main'];

/**
 * Finds what differs from the point where the branch left `main`: commits, the index, the working tree and new files.
 * On `main` itself, that is what differs from `origin/main`, or what is not committed yet.
 * @param base a branch or commit to compare with instead.
 * @throws Error for a `base` that git does not know, or without a commit.
 */
export function findChanges(root: string, base?: string): Changes {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const ask = (...args: string[]): string | undefined => {
    try {
      return git(...args).trim();
    } catch {
      return undefined;
    }
  };
  const branch = ask('branch', '--show-current');
  const candidates = base ? [base] : [...mainBranches.filter((name) => name !== branch), 'HEAD'];
  const name = candidates.find((one) => ask('rev-parse', '--verify', '--quiet', `${one}^{commit}`));
  if (name === undefined)
    throw new Error(`git knows no branch or commit "${base ?? 'HEAD'}". Fetch it, or give another: --base=<branch>.`);
  const commit = ask('merge-base', name, 'HEAD') ?? git('rev-parse', name).trim();
  const changed = new Set<string>();
  const deleted = new Set<string>();
  const fields = git('diff', '--name-status', '-z', '--no-renames', commit).split('\0').filter(Boolean);
  for (let i = 0; i + 1 < fields.length; i += 2) (fields[i] === 'D' ? deleted : changed).add(fields[i + 1] as string);
  for (const file of git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean)) {
    changed.add(file);
    deleted.delete(file);
  }
  return {base: `${name} (${commit.slice(0, 8)})`, commit, changed: [...changed].sort(), deleted: [...deleted].sort()};
}
