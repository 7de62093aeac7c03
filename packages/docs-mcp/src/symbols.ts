/** Types and members of the API reference. */
import type {SymbolFile, SymbolMember, SymbolType} from './format';
import type {Site} from './site';
import {UserError} from './userError';

export interface SymbolQuestion {
  name: string;
  platform: string;
  version?: string;
}

const mostMatches = 12;
/** Members of a type that an answer lists. */
const mostMembers = 120;
const plain = /^[\w$.#:]{1,200}(?:\(\))?$/;
/** A getter is named as a property in Kotlin: `abr` is `getAbr`. */
const isNamed = (name: string, typed: string): boolean =>
  normalize(name) === typed || (/^(?:get|is)[A-Z]/.test(name) && normalize(name).replace(/^(?:get|is)/, '') === typed);
const normalize = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

export class SymbolFinder {
  private readonly files = new Map<string, Promise<SymbolFile>>();

  constructor(private readonly site: Site) {}

  /**
   * The signatures that a name has in a version, or the versions that have it.
   * @throws UserError for a bad name, platform or version, or where the platform has no reference.
   */
  async find({name, platform, version}: SymbolQuestion): Promise<string> {
    const typed = name.trim();
    if (!plain.test(typed)) {
      throw new UserError(
        `"${typed.slice(0, 80)}" is not a name in code. Give one such as "Player", "Player.play" or "adbreakbegin".`,
      );
    }
    this.site.checkPlatform(platform);
    const set = this.site.findVersion(version);
    const entries = this.site.index.symbols.filter((one) => one.platform === platform);
    if (!entries.length) {
      const known = [...new Set(this.site.index.symbols.map((one) => one.platform))].join(', ');
      throw new UserError(`There is no API reference of ${platform}. Platforms that have one: ${known}.`);
    }
    const files = await Promise.all(entries.map(({file}) => this.load(file)));
    const parts = typed.replace(/\(\)$/, '').split(/\.|#|::/);
    const whole = normalize(parts.join('.'));
    const last = normalize(parts.at(-1) ?? '');
    const owner = parts.length > 1 ? normalize(parts.slice(0, -1).join('.')) : undefined;
    // Open Video UI has one version, which every version of the player docs may use.
    const isIn = (file: SymbolFile, {versions}: SymbolMember) =>
      versions.includes(file.product === 'default' ? set.version : 'current');
    const answers: string[] = [];
    const elsewhere = new Set<string>();
    for (const file of files) {
      for (const type of file.types) {
        if (normalize(type.name) === whole) {
          if (isIn(file, type)) answers.push(this.describeType(type, (member) => isIn(file, member)));
          else type.versions.forEach((one) => elsewhere.add(one));
        }
        if (owner !== undefined && normalize(type.name) !== owner && !normalize(type.name).endsWith(`.${owner}`))
          continue;
        for (const member of type.members.filter((one) => isNamed(one.name, last))) {
          if (isIn(file, member)) answers.push(this.describeMember(type, member));
          else member.versions.forEach((one) => elsewhere.add(one));
        }
      }
    }
    if (answers.length) {
      const more =
        answers.length > mostMatches
          ? `\n\n${answers.length - mostMatches} more: name the type, as in "Type.member".`
          : '';
      return `${platform}, version ${set.label}:\n\n${answers.slice(0, mostMatches).join('\n\n')}${more}`;
    }
    const hint = elsewhere.size
      ? `Other versions have it: ${[...elsewhere].map((one) => this.site.findVersion(one).label).join(', ')}.`
      : `Names like it: ${this.listSimilar(files, last).join(', ') || 'none'}.`;
    return `${platform} ${set.label} has no "${typed}". ${hint}`;
  }

  private listSimilar(files: readonly SymbolFile[], last: string): string[] {
    const found = files.flatMap(({types}) =>
      types.flatMap((type) => [
        ...(normalize(type.name).includes(last) ? [type.name] : []),
        ...type.members.filter(({name}) => normalize(name).includes(last)).map(({name}) => `${type.name}.${name}`),
      ]),
    );
    return [...new Set(found)].slice(0, 10);
  }

  private describeType(type: SymbolType, isIn: (member: SymbolMember) => boolean): string {
    const members = type.members
      .filter(isIn)
      .map(({signature, deprecated}) => `  ${signature}${deprecated ? ' // deprecated' : ''}`);
    const listed = members.slice(0, mostMembers);
    if (members.length > mostMembers) listed.push(`  … ${members.length - mostMembers} more`);
    return [
      `${type.signature}${type.deprecated ? ' // deprecated' : ''}`,
      ...listed,
      `${this.site.index.origin}${type.url}`,
    ].join('\n');
  }

  private describeMember(type: SymbolType, {signature, url, deprecated}: SymbolMember): string {
    return `${type.name}: ${signature}${deprecated ? ' // deprecated' : ''}\n${this.site.index.origin}${url}`;
  }

  private load(file: string): Promise<SymbolFile> {
    let loading = this.files.get(file);
    if (!loading) {
      loading = this.site.readJson(file) as Promise<SymbolFile>;
      this.files.set(file, loading);
      loading.catch(() => this.files.delete(file));
    }
    return loading;
  }
}
