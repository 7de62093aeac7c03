/** The data of a type's page: all of its versions at once. */
import type {GuideFinder} from '../guides';
import type {UsageFinder} from '../links/usage';
import {getMemberAnchor, getReferenceInstance, getTypePath} from '../paths';
import {findTypeNames, getForms, getMembers, groupByName} from '../read';
import type {ReferenceFile, ReferenceType} from '../types';
import {getArea} from './areas';
import {TypeLinks} from './links';
import {toProse} from './prose';
import {memberGroups} from './shapes';
import type {MemberEntry, MemberGroup, Signature, TypeLink, TypePage} from './shapes';
import {SignatureWriter} from './signature';
import {toPageVersions, toVersionSet} from './versions';

/** The most guides that a page lists. */
const mostGuides = 5;

export class TypePages {
  private readonly links: TypeLinks;
  private readonly writer: SignatureWriter;
  private readonly types: ReadonlyMap<string, ReferenceType>;
  private readonly subtypes = new Map<string, TypeLink[]>();

  /**
   * @param file of the platform.
   * @param descriptions texts by type id.
   * @param findUsage gives the lines of samples that use a member.
   * @param others files of the same product, to link a type with its namesakes.
   */
  constructor(
    private readonly file: ReferenceFile,
    private readonly others: readonly ReferenceFile[],
    private readonly findGuides: GuideFinder,
    private readonly descriptions: ReadonlyMap<string, string> = new Map(),
    private readonly findUsage: UsageFinder = () => [],
  ) {
    this.links = new TypeLinks(file);
    this.writer = new SignatureWriter(file.platform, this.links);
    this.types = new Map(file.types.map((type) => [type.id, type]));
    for (const type of file.types)
      for (const id of this.listSupertypes(type)) {
        const known = this.subtypes.get(id);
        if (known) known.push(this.links.get(type.id));
        else this.subtypes.set(id, [this.links.get(type.id)]);
      }
  }

  create(type: ReferenceType): TypePage {
    const {file} = this;
    const versions = toPageVersions(file.versions);
    const form = type.forms.at(-1)!;
    const set = toVersionSet(type.in, versions);
    const description = this.descriptions.get(type.id);
    return {
      platform: file.platform,
      versions,
      name: type.id,
      slug: this.links.get(type.id)[1],
      kind: form.kind,
      ...(set !== undefined && {in: set}),
      ...(form.deprecated && {deprecated: true}),
      ...(description && {description: toProse(description, this.links, type.id)}),
      area: getArea(type.id, form.group ?? form.package),
      ...(form.package && {package: form.package}),
      ...(form.tag && {tag: form.tag}),
      // The signatures of a function say what it is.
      declarations: form.kind === 'function' ? [] : this.declare(type),
      groups: this.groupMembers(type),
      inherited: this.listInherited(type),
      subtypes: this.subtypes.get(type.id) ?? [],
      guides: this.findGuides(file.platform, type.id).slice(0, mostGuides),
      elsewhere: this.others
        .filter(
          (other) => other !== file && getReferenceInstance(other.platform) === getReferenceInstance(file.platform),
        )
        .flatMap((other) => {
          const same = other.types.find(({id}) => id === type.id);
          return same ? [{platform: other.platform, path: getTypePath(other, same.id)}] : [];
        }),
    };
  }

  private declare(type: ReferenceType): Signature[] {
    return this.merge(
      getForms(type).map((form) => ({
        code: this.writer.declare(type.id, form),
        keys: form.in,
        deprecated: form.deprecated,
      })),
      type.in,
    );
  }

  private groupMembers(type: ReferenceType): MemberGroup[] {
    const members = getMembers(type);
    const generics = type.forms.flatMap(({typeParameters}) => typeParameters ?? []);
    const taken = new Set<string>();
    // A property of one version may be a method of another.
    const takeAnchor = (name: string, kind: string) => {
      const anchor = getMemberAnchor(name);
      const id = taken.has(anchor) ? `${anchor}-${kind.replace(' ', '-')}` : anchor;
      taken.add(id);
      return id;
    };
    return memberGroups.flatMap((kind): MemberGroup[] => {
      const named = groupByName(members.filter((member) => member.kind === kind));
      const entries = [...named].map(([name, records]): MemberEntry => {
        const keys = new Set(records.flatMap((record) => record.in));
        const samples = this.findUsage(this.file.platform, type.id, name);
        const set = keys.size === type.in.length ? undefined : toVersionSet(keys, this.file.versions);
        return {
          name: kind === 'constructor' ? type.id.split('.').at(-1)! : name,
          id: takeAnchor(name, kind),
          ...(set !== undefined && {in: set}),
          signatures: this.merge(
            records.map((record) => ({
              code: this.writer.member(type.id, record, generics),
              keys: record.in,
              deprecated: record.deprecated,
            })),
            [...keys],
          ),
          ...(samples.length > 0 && {samples}),
        };
      });
      const sets = entries.map((entry) => entry.in);
      const digits = [...new Set(sets.flatMap((set) => [...(set ?? '')]))].sort().join('');
      return entries.length ? [{kind, ...(!sets.includes(undefined) && {in: digits}), members: entries}] : [];
    });
  }

  /** Signatures that read the same become one; those of all versions of their owner name none. */
  private merge(
    records: readonly {code: Signature['code']; keys: readonly string[]; deprecated: true | undefined}[],
    all: readonly string[],
  ): Signature[] {
    const merged = new Map<string, {code: Signature['code']; keys: Set<string>; deprecated: true | undefined}>();
    for (const {code, keys, deprecated} of records) {
      const id = JSON.stringify([code, deprecated]);
      const known = merged.get(id);
      if (known) for (const key of keys) known.keys.add(key);
      else merged.set(id, {code, keys: new Set(keys), deprecated});
    }
    // The newest form first.
    const newest = ({keys}: {keys: ReadonlySet<string>}) => this.file.versions.findLastIndex(({key}) => keys.has(key));
    return [...merged.values()]
      .sort((a, b) => newest(b) - newest(a))
      .map(({code, keys, deprecated}) => {
        const set = keys.size === all.length ? undefined : toVersionSet(keys, this.file.versions);
        return {code, ...(set !== undefined && {in: set}), ...(deprecated && {deprecated})};
      });
  }

  private listSupertypes(type: ReferenceType): string[] {
    const names = type.forms.flatMap(({supertypes = []}) => supertypes).map((text) => findTypeNames(text)[0]?.name);
    const ids = names.map((name) => name && this.links.resolve(name, type.id));
    return [...new Set(ids.filter((id) => id !== undefined && id !== '' && id !== type.id))] as string[];
  }

  private listInherited(type: ReferenceType): TypePage['inherited'] {
    const seen = new Set([type.id]);
    const own = new Set(type.members.map(({name}) => name));
    const queue = this.listSupertypes(type);
    const inherited: {from: TypeLink; names: (readonly [string, string])[]}[] = [];
    for (const id of queue) {
      if (seen.has(id)) continue;
      seen.add(id);
      const above = this.types.get(id)!;
      queue.push(...this.listSupertypes(above));
      const names = [...new Set(above.members.filter(({kind}) => kind !== 'constructor').map(({name}) => name))].filter(
        (name) => !own.has(name),
      );
      names.forEach((name) => own.add(name));
      if (names.length > 0)
        inherited.push({from: this.links.get(id), names: names.map((name) => [name, getMemberAnchor(name)] as const)});
    }
    return inherited;
  }
}
