import type {Nodes, Parent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import list from '../../../reference/allowed.json';
import {readFiles} from '../../../src/reference/files';
import {getVersionKey} from '../../../src/reference/read';
import {findNearest, findVersions, SymbolTable} from '../../../src/reference/symbols';
import type {ReferenceFile} from '../../../src/reference/types';
import {getPageVersion} from '../../../src/platforms/versions';
import {memoize} from '../../../src/memoize';
import {findCommonEnds} from '../../commonEnds';
import {findLostStep} from './symbolPaths';
import type {Finding, Page, Rule, Site} from '../types';

/** Names of the player's own type, which prose calls `player`. */
const playerTypes = ['ChromelessPlayer', 'Player', 'THEOplayer'];

/** Pages and paragraphs about past versions. */
const historyPage = /changelog|migrat|upgrad|release-notes/;
const history =
  /\b(?:removed?|renamed?|replaced?|formerly|earlier|older|deprecated|current (?:version|page)|no longer|anymore|gone|SDKs? \d|dropped|v?\d+\.\d+|v\d|version \d|(?:no|not|since|until|before|in|from|up to|only) (?:\w+ ){0,4}(?:version|major|SDK|line|\d))\b/i;

/** Names from other packages, on all pages or on some, of each version. */
function isAllowed(name: string, file: string): boolean {
  const current = file.replace(/^versioned_docs\/[^/]+/, 'docs');
  return (list as {name: string; page?: string}[]).some(
    (entry) => entry.name === name && current.startsWith(entry.page ?? ''),
  );
}

/** Names of the SDKs in inline code exist in the page's version, on one platform at least. */
export const symbols: Rule = {
  name: 'symbols',
  check: (page, site) => {
    if (historyPage.test(page.file)) return [];
    const findings: Finding[] = [];
    visit(page.tree as Nodes, {platform: getPagePlatform(page.file)}, page, site, findings);
    return findings;
  },
};

interface Context {
  /** The paragraph, row or item. */
  block?: Parent;
  /** Text of the table's header row. */
  header?: string;
  /** The platform of the page or tab, where it has one. */
  platform?: string;
}

function visit(node: Nodes, context: Context, page: Page, site: Site, findings: Finding[]): void {
  const {block, header, platform} = context;
  if (node.type === 'inlineCode' && node.position) {
    if (node.value.split(/\W+/).some((name) => isAllowed(name, page.file))) return;
    if (/^THEOplayer\w+$/.test(node.value) && findSampleNames(site).has(node.value)) return;
    const version = getPageVersion(page.file);
    const fault =
      findFault(node.value, version, '') ?? (platform ? findFault(node.value, version, platform) : undefined);
    if (
      fault &&
      !(block && history.test(withoutCode(block))) &&
      !/\b(?:before|until|old|removed)\b/i.test(header ?? '')
    )
      findings.push({...fault, line: node.position.start.line, column: node.position.start.column});
    return;
  }
  const inner = {...context};
  if (node.type === 'table') inner.header = node.children[0]?.children.map((cell) => toString(cell)).join(' ');
  const isBlock = /^(?:paragraph|heading|tableRow|listItem)$/.test(node.type);
  // A list item's own paragraph does not contain the item's full text.
  if (isBlock && block?.type !== 'listItem') inner.block = node as Parent;
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Platform') {
    const id = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id')?.value;
    if (typeof id === 'string') inner.platform = platformOf[id];
  }
  if ('children' in node) node.children.forEach((child) => visit(child as Nodes, inner, page, site, findings));
}

const sampleNames = new WeakMap<Site, ReadonlySet<string>>();

/** Names that begin as the SDK's do and stand in a sample: there, the modules of connectors and integrations are imported. */
function findSampleNames(site: Site): ReadonlySet<string> {
  let found = sampleNames.get(site);
  if (!found) {
    found = new Set(
      [...site.pages.values()].flatMap(({text}) =>
        [...text.matchAll(/^[ \t]*```[\s\S]*?^[ \t]*```/gm)].flatMap(
          ([fence]) => fence.match(/\bTHEOplayer\w+/g) ?? [],
        ),
      ),
    );
    sampleNames.set(site, found);
  }
  return found;
}

/** The file of `reference/data` for a platform's pages. Those of React Native and Flutter speak of the native SDKs too. */
const platformOf: Record<string, string> = {
  web: 'web',
  chromecast: 'web',
  android: 'android',
  ios: 'ios',
  tvos: 'ios',
  roku: 'roku',
};

/** From the folder: `docs/android/…`, `connectors/web/…`, `getting-started/sdks/ios/…`. */
function getPagePlatform(file: string): string | undefined {
  if (file.startsWith('open-video-ui/')) return undefined;
  const folder = /(?:^docs|version-\w+)\/(?:connectors\/|getting-started\/(?:sdks|frameworks)\/)?([\w-]+)\//.exec(
    file,
  )?.[1];
  return folder === undefined ? undefined : platformOf[folder];
}

function withoutCode(block: Parent): string {
  return toString({
    ...block,
    children: block.children.map((child) => (child.type === 'inlineCode' ? {type: 'text', value: ' '} : child)),
  } as Nodes);
}

interface Tables {
  file: ReferenceFile;
  now: SymbolTable;
  ever: SymbolTable;
}

const getTables = memoize(
  (version: string) => version,
  (version: string): Tables[] =>
    readFiles().flatMap((file) => {
      // The UI kit has one version, which pages of all versions speak of.
      const isUi = file.platform.startsWith('open-video-ui-');
      const key = getVersionKey(file, version) ?? (isUi ? file.versions[0]?.key : undefined);
      return key === undefined ? [] : [{file, now: new SymbolTable(file, key), ever: new SymbolTable(file, undefined)}];
    }),
);

/** With a platform, names of other versions of that platform count too. */
const findFault = memoize(
  (code: string, version: string, platform: string) => `${platform} ${version} ${code}`,
  (code: string, version: string, platform: string): Pick<Finding, 'problem' | 'remedy'> | undefined => {
    const [, path, call] = /^(?:new )?([A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*)(\(.*\))?$/.exec(code) ?? [];
    if (!path || /\.(?:[cm]?[jt]sx?|css|html|json|com|framework|pkg|xcframework)$/.test(path)) return undefined;
    const parts = path.split(/\??\./);
    const tables = getTables(version).filter(({file}) => !platform || file.platform === platform);
    const [first] = parts as [string];
    if (parts.length === 1)
      return call
        ? findLostMember(first, tables)
        : (findLostType(first, tables) ?? (platform ? undefined : findNoType(first, tables)));
    // The longest beginning that names a type; what follows it is the member.
    const isPlayer = /^(?:player|theoplayer)$/i.test(parts[0]!) && /^[a-z]/.test(parts[0]!);
    const names = isPlayer ? playerTypes : parts.map((_, index) => parts.slice(0, parts.length - 1 - index).join('.'));
    const fault = findUnknownPart(isPlayer ? playerTypes : names.filter(Boolean), parts, isPlayer, tables, !platform);
    if (fault || !isPlayer || platform) return fault;
    // The types of the UI kit's player are those of the Android SDK.
    const players = tables
      .filter(({file}) => !file.platform.startsWith('open-video-ui-'))
      .flatMap(({now}) => playerTypes.flatMap((name) => now.getTypes(name).map((type) => ({now, type}))));
    return findLostStep(parts, players);
  },
);

function findLostType(name: string, tables: readonly Tables[]): Pick<Finding, 'problem' | 'remedy'> | undefined {
  // A single word in capitals or with one part may be anything: `Ad`, `HLS`.
  if (!/^[A-Z]\w*[a-z]\w*[A-Z]\w*$/.test(name)) return undefined;
  if (tables.some(({now}) => now.getTypes(name).length > 0 || hasMember(now, name))) return undefined;
  const elsewhere = tables.filter(({ever}) => ever.getTypes(name).length > 0);
  if (elsewhere.length === 0) return undefined;
  return {
    problem: `"${name}" is no type of this version`,
    remedy: describe(
      name,
      undefined,
      elsewhere,
      tables.flatMap(({now}) => listTypes(now)),
    ),
  };
}

/**
 * `THEOplayerVeiw`: a name of the SDK, by its beginning or as a slip of the pen, that no version has. Names that samples use are
 * checked there: they may be of connectors and other packages.
 */
function findNoType(name: string, tables: readonly Tables[]): Pick<Finding, 'problem' | 'remedy'> | undefined {
  if (!/^[A-Z]\w*[a-z]\w*[A-Z]\w*$/.test(name) || name.includes('_')) return undefined;
  if (
    getTables('current')
      .concat(tables)
      .some(({ever}) => ever.getTypes(name).length > 0 || hasMember(ever, name))
  )
    return undefined;
  const nearest = findNearest(
    name,
    tables.flatMap(({now}) => listTypes(now)),
  );
  const isSlip = nearest !== undefined && name.length >= 10 && isOneSlip(name, nearest);
  if (!isSlip && !/^THEOplayer[A-Z]/.test(name)) return undefined;
  return {
    problem: `"${name}" is a type of no version`,
    remedy: `${nearest ? `Write "${nearest}", or correct the name` : 'Correct the name'}; if another package has it, add it to reference/allowed.json with the reason.`,
  };
}

/** Whether one letter is missing, too many, another one, or changed places with its neighbor. */
function isOneSlip(a: string, b: string): boolean {
  const {start, end} = findCommonEnds(a, b);
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (/^(?:s|\d)$/i.test(left + right)) return false;
  return (
    left.length + right.length === 1 ||
    (left.length === 1 && right.length === 1) ||
    (left.length === 2 && left === [...right].reverse().join(''))
  );
}

function findLostMember(name: string, tables: readonly Tables[]): Pick<Finding, 'problem' | 'remedy'> | undefined {
  if (!/^[a-z]+[A-Z]\w+$/.test(name)) return undefined;
  if (tables.some(({now}) => hasMember(now, name) || now.getTypes(name).length > 0)) return undefined;
  const elsewhere = tables.filter(({ever}) => hasMember(ever, name));
  if (elsewhere.length === 0) return undefined;
  const owner = elsewhere[0]!.file.types.find((type) => type.members.some((member) => member.name === name))!;
  return {
    problem: `"${name}()" is no function of this version`,
    remedy: describe(
      owner.id,
      name,
      elsewhere,
      tables.flatMap(({now}) => [...memberNames(now)]),
    ),
  };
}

function findUnknownPart(
  names: readonly string[],
  parts: readonly string[],
  isPlayer: boolean,
  tables: readonly Tables[],
  isOfAll: boolean,
): Pick<Finding, 'problem' | 'remedy'> | undefined {
  const member = isPlayer ? parts[1]! : parts[parts.length - 1]!;
  const owners = tables.flatMap((entry) =>
    names.flatMap((name) => entry.now.getTypes(name).map((type) => ({...entry, type, name}))),
  );
  if (owners.length === 0) {
    const first = parts[0]!;
    return isPlayer ? undefined : findLostType(first, tables);
  }
  const full = parts.join('.');
  if (tables.some(({now}) => now.getTypes(full).length > 0)) return undefined;
  if (
    owners.some(
      ({now, type}) =>
        hasKotlinMember(now.listMemberNames(type), member) ||
        // Dart's named constructors.
        now.findMembers(type, `${type.id}.${member}`).length > 0 ||
        now.findUnknownSupertypes(type).some((above) => !known.test(above)),
    )
  )
    return undefined;
  const having = tables.filter(({file, ever}) =>
    names.some(
      (name) =>
        ever.getTypes(name).some((type) => type.in.length > 0 && hasKotlinMember(ever.listMemberNames(type), member)) &&
        file.types.length > 0,
    ),
  );
  // A member that no version has may be another package's type of the same name.
  if (having.length === 0) {
    if (!isOfAll || (!isPlayer && !/^[A-Z]\w*[a-z]\w*[A-Z]/.test(names.at(-1) ?? ''))) return undefined;
    const candidates = owners.flatMap(({now, type}) => now.listMemberNames(type));
    const nearest = findNearest(member, candidates);
    return {
      problem: `"${full}" is in no version`,
      remedy: `${nearest ? `Write "${nearest}", or correct the name` : 'Correct the name'}; if another package adds it, add it to reference/allowed.json with the reason.`,
    };
  }
  const owner = names.find((name) => having.some(({file}) => findVersions(file, name, member).length > 0)) ?? names[0]!;
  return {
    problem: `"${parts.join('.')}" is not in this version`,
    remedy: describe(
      owner,
      member,
      having,
      owners.flatMap(({now, type}) => now.listMemberNames(type)),
    ),
  };
}

/** Supertypes that bring no members which prose names; Flutter does not export its `EventDispatcher`. */
const known = /^(?:NSObject|Object|EventDispatcher)$/;

function hasKotlinMember(names: readonly string[], member: string): boolean {
  const capital = member.charAt(0).toUpperCase() + member.slice(1);
  return [member, `get${capital}`, `set${capital}`, `is${capital}`].some((name) => names.includes(name));
}

const memberNames = memoize(
  (table: SymbolTable) => `${table.file.platform} ${table.key ?? ''}`,
  (table: SymbolTable) =>
    new Set(
      table.file.types.flatMap((type) =>
        type.members
          .filter((member) => table.key === undefined || (member.in ?? type.in).includes(table.key))
          .map(({name}) => name),
      ),
    ),
);

function hasMember(table: SymbolTable, name: string): boolean {
  return memberNames(table).has(name);
}

function listTypes(table: SymbolTable): string[] {
  return table.file.types.filter((type) => table.key === undefined || type.in.includes(table.key)).map(({id}) => id);
}

function describe(
  type: string,
  member: string | undefined,
  where: readonly Tables[],
  candidates: readonly string[],
): string {
  const versions = where
    .map(({file}) => `${file.platform} ${findVersions(file, type, member).join(', ')}`.trim())
    .filter((text) => / /.test(text))
    .join('; ');
  const nearest = findNearest(member ?? type, candidates);
  return `${versions ? `It is in ${versions}. ` : ''}${nearest ? `Write "${nearest}", ` : 'Correct the name, '}say in the sentence which version has it, or add it to reference/allowed.json with the reason.`;
}
