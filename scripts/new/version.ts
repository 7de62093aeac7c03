import {cpSync, existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {getContentFolder, getMajor} from '../../src/platforms/versions';
import {readFiles, writeFile} from '../../src/reference/files';
import {getReferenceInstance} from '../../src/reference/paths';
import {followRelease} from './followRelease';
import type {FollowedRelease} from './followRelease';
import type {PlayerVersion} from '../../src/platforms/versions';
import type {TypingsTable} from '../samples/typescript/versionTypings';

/** Files that list the versions. All are data, so that a command can write them. */
const files = {
  versions: 'src/platforms/playerVersions.json',
  docusaurus: 'versions.json',
  typings: 'scripts/samples/typescript/typings.json',
  packs: 'packs/rules.yml',
};

export interface CutVersion {
  /** Docusaurus name of the snapshot, as `v7`. */
  name: string;
  /** The release that the snapshot documents, as `7.8.0`. */
  label: string;
  /** Pages and partials in it. */
  pages: number;
  /** Lines of `docs/` that name the next release now, and those that still name the old one. */
  names: FollowedRelease;
}

/**
 * Creates a version: copies `docs/` to a snapshot; `docs/` then documents the next release.
 * @param next that release; its major version must be higher than the current one.
 * @param root of the site.
 * @throws Error before anything is written, if the release is invalid or the snapshot exists.
 */
export function cutVersion(next: string, root: string): CutVersion {
  const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
  const versions = read<PlayerVersion[]>(files.versions);
  const current = versions.find(({isLast}) => isLast);
  if (!current) throw new Error(`${files.versions} has no version with "isLast": true.`);
  if (!/^\d+\.\d+\.\d+$/.test(next)) throw new Error(`"${next}" is not a release; write it as 8.0.0.`);
  const major = getMajor(current.label);
  if (getMajor(next) <= major) {
    throw new Error(
      `${next} is not a later major version than ${current.label}. For another release of ${major}.x, change the label in ${files.versions}.`,
    );
  }
  const name = `v${major}`;
  const folder = getContentFolder(name);
  if (versions.some((version) => version.name === name) || existsSync(path.join(root, folder)))
    throw new Error(`${folder} or its entry in ${files.versions} already exists and was not changed.`);

  const write = (file: string, value: unknown) =>
    writeFileSync(path.join(root, file), `${JSON.stringify(value, undefined, 2)}\n`);
  cpSync(path.join(root, 'docs'), path.join(root, folder), {recursive: true});
  const pages = deepenLinks(path.join(root, folder));
  const evidence = path.join(root, 'evidence/docs');
  if (existsSync(evidence)) {
    cpSync(evidence, path.join(root, 'evidence', folder), {recursive: true});
    deepenLinks(path.join(root, 'evidence', folder));
  }
  const snapshot = {...current, name, path: name, isLast: false};
  write(
    files.versions,
    versions.flatMap((version) => (version === current ? [{...current, label: next}, snapshot] : [version])),
  );
  write(files.docusaurus, [name, ...read<string[]>(files.docusaurus)]);
  addTypings(name, read, write);
  moveSymbols(name, root);
  addPackRules(name, root);
  return {name, label: current.label, pages, names: followRelease(current.label, next, root)};
}

/** A snapshot is one folder deeper than `docs/`: relative paths to the outside get one more `../`, also where evidence quotes them. */
function deepenLinks(folder: string, depth = 0): number {
  let pages = 0;
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) pages += deepenLinks(file, depth + 1);
    else if (/\.(mdx?|yml)$/.test(entry.name)) {
      pages++;
      const text = readFileSync(file, 'utf8');
      const moved = text.replace(/(\]\(|["'])((?:\.\.\/)+)/g, (match, before: string, up: string) =>
        up.length / 3 > depth ? `${before}../${up}` : match,
      );
      if (moved !== text) writeFileSync(file, moved);
    }
  }
  return pages;
}

type Read = <T>(file: string) => T;
type Write = (file: string, value: unknown) => void;

/**
 * The snapshot's samples keep the current typings; `docs/` gets newer ones when their release is entered in the table.
 */
function addTypings(name: string, read: Read, write: Write): void {
  const {current = {}, ...older} = read<TypingsTable>(files.typings);
  write(files.typings, {current, [name]: current, ...older});
}

/**
 * The symbols that the current docs had are the snapshot's. Until those of the next release are read, the current docs keep
 * them as well (`getVersionKey`).
 */
function moveSymbols(name: string, root: string): void {
  const folder = path.join(root, 'reference/data');
  for (const file of readFiles(folder)) {
    const current = file.versions.find(({docs}) => docs === 'current');
    if (!current || getReferenceInstance(file.platform) !== 'default') continue;
    current.docs = name;
    writeFile(file, folder);
  }
}

/** What the packs for assistants say of the current docs holds for the snapshot, whose pages say the same. */
function addPackRules(name: string, root: string): void {
  const file = path.join(root, files.packs);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^( +versions: \[.*?\bcurrent)\b/gm, `$1, ${name}`));
}
