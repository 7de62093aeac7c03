/** What a move changes. Reads the repository, writes nothing. */
import fs from 'node:fs';
import path from 'node:path';
import {getEvidenceFile} from '../../src/evidence/evidence';
import {getVersionPages} from './versions';
import {contentFolders, listFiles} from '../samples/pages';
import {readPublished, readRedirects} from '../../src/plugins/addresses/files';
import {decodeComponent} from '../../src/decode';
import {rewriteLinks} from './links';
import type {Rewritten} from './links';
import {addEquivalent, addToSidebar, findNames, replaceAddress, replaceName, withoutSlash} from './names';
import type {Move} from './names';
import {getPlace, inVersion} from './places';
import type {Place} from './places';

export interface Plan {
  moves: readonly Move[];
  /** Files that get another place. */
  renames: ReadonlyMap<string, string>;
  /** New text by file, under the file's new place. */
  texts: ReadonlyMap<string, string>;
  /** What happens, a line each. */
  done: readonly string[];
  /** What is left to a person, a line each. */
  left: readonly string[];
}

/** Folders of code and data that name pages. */
const codeFolders = ['sidebars', 'src', 'demos', 'reference', 'scripts', 'tests'];
const codeFile = /\.(tsx?|mjs|cjs|json|ya?ml|html|mdx?)$/;

const equivalents = 'src/platforms/equivalents.ts';
const registry = 'scripts/registry/registry.json';

export interface Options {
  /** In every version of the player docs that has the page. */
  allVersions?: boolean;
}

/** The moves that are asked for. @throws Error where one can't be. */
function getMoves(root: string, oldFile: string, newFile: string, {allVersions = false}: Options): Move[] {
  const move: Move = {from: getPlace(oldFile), to: getPlace(newFile)};
  const {from, to} = move;
  if (from.folder !== to.folder) {
    throw new Error(
      `${from.file} and ${to.file} are in different sections or versions. A page moves within ${from.folder}/.`,
    );
  }
  if (from.address === to.address)
    throw new Error(`${from.file} and ${to.file} have the same address. Name another one.`);
  if (from.version !== undefined && from.path.split('/').length < 3) {
    throw new Error(
      `${from.file} is the first page of a platform or a section, whose address the code is made around. It can't be moved by this command.`,
    );
  }
  if (allVersions && from.version === undefined) {
    throw new Error(`${from.folder}/ has one version. Leave --all-versions out.`);
  }
  if (!fs.existsSync(path.join(root, from.file))) {
    throw new Error(`${from.file} is not there. Name the file of a page, from the repository's root.`);
  }
  const moves = allVersions
    ? getVersionPages(root, from).map((version) => ({from: inVersion(from, version), to: inVersion(to, version)}))
    : [move];
  for (const {to: target} of moves) {
    const others = [
      target.file,
      target.file.replace(/\.mdx?$/, '.mdx'),
      `${target.folder}/${withoutSlash(target.path)}.mdx`,
      `${target.folder}/${target.path}index.mdx`,
    ];
    const taken = others.find(
      (file) => fs.existsSync(path.join(root, file)) && !moves.some((one) => one.from.file === file),
    );
    if (taken) throw new Error(`${taken} is there already, and has the address ${target.address}. Name another one.`);
  }
  return moves;
}

/** Reads files, those that were changed before as they were changed. */
class Draft {
  readonly texts = new Map<string, string>();
  constructor(private readonly root: string) {}
  exists(file: string): boolean {
    return fs.existsSync(path.join(this.root, file));
  }
  read(file: string): string {
    return this.texts.get(file) ?? fs.readFileSync(path.join(this.root, file), 'utf8');
  }
  /** @returns whether it differs. */
  write(file: string, text: string): boolean {
    if (this.exists(file) && this.read(file) === text) return false;
    this.texts.set(file, text);
    return true;
  }
}

/** The address of a link, in parts; `undefined` for one that leads elsewhere. */
function splitUrl(url: string): {address: string; rest: string} | undefined {
  if (/^[a-z][a-z+.-]*:|^\/\/|^#|^\?/i.test(url)) return undefined;
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  return {address, rest};
}

/** Rewrites a page's links: those to pages that move, and, where it moves itself, its relative ones. */
function createRewrite(file: string, moves: readonly Move[]) {
  const own = moves.find(({from}) => from.file === file);
  const newFile = own?.to.file ?? file;
  return (url: string): string | undefined => {
    // A loader before an import: `!!raw-loader!./file`.
    const [, loader = '', target = ''] = /^(!!.*!)?(.*)$/s.exec(url) ?? [];
    const parts = splitUrl(target);
    if (!parts) return undefined;
    const {address, rest} = parts;
    if (address.startsWith('/')) {
      const changed = moves.reduce((text, move) => replaceAddress(text, move), address);
      return loader + changed + rest;
    }
    if (address.startsWith('@site/')) {
      const found = moves.find(({from}) => `@site/${from.file}` === address);
      return found && `${loader}@site/${found.to.file}${rest}`;
    }
    // Packages are imported by bare names; in links these are files beside the page.
    if (!address.startsWith('.') && (loader || !/\.\w+$/.test(address))) return undefined;
    const old = path.posix.join(path.posix.dirname(file), decodeComponent(address));
    const to = moves.find(({from}) => from.file === old)?.to.file ?? old;
    if (to === old && newFile === file) return undefined;
    const relative = path.posix.relative(path.posix.dirname(newFile), to);
    const encoded = address.includes('%') ? encodeURI(relative) : relative;
    return loader + (encoded.startsWith('.') ? encoded : `./${encoded}`) + rest;
  };
}

/** `registry.json` lists the pages of each version behind a line with its path. */
function moveInRegistry(text: string, {from, to}: Move): string {
  const version = text.search(new RegExp(`"path":\\s*"/${from.route}"`));
  if (version < 0) return text;
  const name = `{"path":"/${from.path}"`;
  const at = text.indexOf(name, version);
  const next = text.indexOf('"pages":', text.indexOf('"pages":', version) + 1);
  if (at < 0 || (next >= 0 && at > next)) return text;
  return `${text.slice(0, at)}{"path":"/${to.path}"${text.slice(at + name.length)}`;
}

function planRedirects(root: string, moves: readonly Move[], draft: Draft, done: string[]): void {
  const published = new Set(readPublished(root));
  const redirects: Record<string, string> = {...readRedirects(root)};
  const before = JSON.stringify(redirects);
  for (const {from, to} of moves) {
    for (const [old, target] of Object.entries(redirects)) if (target === from.address) redirects[old] = to.address;
    // A page that comes back to where it was.
    delete redirects[to.address];
    if (published.has(from.address)) {
      redirects[from.address] = to.address;
      done.push(`addresses/redirects.json: ${from.address} leads to ${to.address}`);
    } else {
      done.push(`${from.address} was never published, so nothing leads on from it`);
    }
  }
  if (JSON.stringify(redirects) === before) return;
  const sorted = Object.fromEntries(Object.entries(redirects).sort(([a], [b]) => (a < b ? -1 : 1)));
  draft.write('addresses/redirects.json', `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Plans links of all pages. */
function planLinks(root: string, moves: readonly Move[], draft: Draft, done: string[]): void {
  const pages = contentFolders.flatMap((folder) => listFiles(root, folder)).filter((file) => /\.mdx?$/.test(file));
  for (const file of pages) {
    const text = draft.read(file);
    const own = moves.find(({from}) => from.file === file);
    const isNamed = moves.some(
      ({from}) => text.includes(path.posix.basename(from.file)) || text.includes(withoutSlash(from.address)),
    );
    if (!own && !isNamed) continue;
    const {text: changed, changes} = rewriteLinks(file, text, createRewrite(file, moves));
    if (!changes.length) continue;
    const place = own?.to.file ?? file;
    draft.write(place, changed);
    done.push(`${place}: ${changes.length} ${changes.length === 1 ? 'link' : 'links'}`);
    planQuotes(getEvidenceFile(file), changes, draft, done);
  }
}

/** Evidence quotes its page word for word, links included. */
function planQuotes(file: string, changes: Rewritten['changes'], draft: Draft, done: string[]): void {
  if (!draft.exists(file)) return;
  const quoted = changes.reduce((text, [old, url]) => text.replaceAll(`](${old})`, `](${url})`), draft.read(file));
  if (draft.write(file, quoted)) done.push(`${file}: links in quotes`);
}

/** Whether ids and paths without their section, such as `faq/why`, mean pages of this section in a file. */
function namesBySection(file: string, {folder, version}: Place): boolean {
  const sidebar = {'open-video-ui': 'sidebars/openVideoUi.ts', contributing: 'sidebars/contributing.ts'}[folder];
  const others = ['sidebars/openVideoUi.ts', 'sidebars/contributing.ts'];
  return version === undefined ? file === sidebar : !others.includes(file);
}

/** Plans code and data: sidebars, equivalents, the platform model, tests. */
function planCode(root: string, moves: readonly Move[], draft: Draft, done: string[], left: string[]): void {
  const [first] = moves;
  if (!first) return;
  const {from} = first;
  const isPlayer = from.version !== undefined;
  const staying = isPlayer
    ? getVersionPages(root, from).filter((version) => !moves.some((move) => move.from.version === version))
    : [];
  const kept = `${staying.join(' and ')} ${staying.length === 1 ? 'keeps' : 'keep'}`;
  const files = codeFolders
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => codeFile.test(file) && file !== registry && !file.startsWith('scripts/move/'));
  for (const file of files) {
    const old = draft.read(file);
    let text = moves.reduce(replaceAddress, old);
    if (namesBySection(file, from)) {
      if (!staying.length) {
        text = replaceName(text, first);
      } else if (file.startsWith('sidebars/')) {
        text = addToSidebar(text, first);
        const others = findNames(
          text.replaceAll(new RegExp(`\\.\\.\\.(?:doc|ref)\\('${from.id}'[^)]*\\)`, 'g'), ''),
          first,
        );
        left.push(...others.map((line) => `${file}:${line}: names ${from.id}, which ${kept}`));
      } else if (file === equivalents) {
        text = addEquivalent(text, first);
      } else if (file.startsWith('src/') && !/\.test\.tsx?$/.test(file)) {
        left.push(...findNames(text, first).map((line) => `${file}:${line}: names /${from.path}, which ${kept}`));
      }
    }
    if (draft.write(file, text)) done.push(`${file}: names of the page`);
  }
  if (draft.exists(registry) && draft.write(registry, moves.reduce(moveInRegistry, draft.read(registry)))) {
    done.push(`${registry}: the page's row`);
  }
}

/**
 * Plans the move of a page.
 * @param oldFile from the repository's root, as `docs/faq/old.mdx`.
 * @param newFile in the same section.
 * @throws Error, with its remedy, where the page can't be moved.
 */
export function planMove(root: string, oldFile: string, newFile: string, options: Options = {}): Plan {
  const moves = getMoves(root, oldFile, newFile, options);
  const draft = new Draft(root);
  const renames = new Map<string, string>();
  const done: string[] = [];
  const left: string[] = [];
  for (const {from, to} of moves) {
    for (const [old, place] of [
      [from.file, to.file],
      [getEvidenceFile(from.file), getEvidenceFile(to.file)],
    ] as const) {
      if (!draft.exists(old)) continue;
      renames.set(old, place);
      done.push(`${old} → ${place}`);
    }
  }
  planLinks(root, moves, draft, done);
  planCode(root, moves, draft, done, left);
  planRedirects(root, moves, draft, done);
  // Texts that were written under the old place of a file that moves.
  const texts = new Map([...draft.texts].map(([file, text]) => [renames.get(file) ?? file, text]));
  return {moves, renames, texts, done, left};
}

/** Carries a plan out. */
export function applyPlan(root: string, {renames, texts}: Plan): void {
  for (const [old, place] of renames) {
    fs.mkdirSync(path.dirname(path.join(root, place)), {recursive: true});
    fs.renameSync(path.join(root, old), path.join(root, place));
    // A folder that is empty now would be listed as a section.
    for (
      let folder = path.dirname(path.join(root, old));
      folder !== root && !fs.readdirSync(folder).length;
      folder = path.dirname(folder)
    )
      fs.rmdirSync(folder);
  }
  for (const [file, text] of texts) fs.writeFileSync(path.join(root, file), text);
}
