/** Resolves the members that a sample in Kotlin, Java, Swift or Dart names against the symbols of its version. */
import {findNearest, findVersions, SymbolTable, type TypeUse} from '../../../src/reference/symbols';
import type {ReferenceFile, ReferenceType, VersionKey} from '../../../src/reference/types';
import {allowed, findConventions, universalMembers} from './conventions';
import {findDeclarations, type Declaration} from './declarations';
import {findClosing, tokenize, type SymbolLanguage, type Token} from './tokens';

/** The result of looking up a sample's names. */
export interface SymbolResult {
  /** Members that the receiver's type has. */
  resolved: number;
  /** Members whose receiver is not of the SDK, or of no known type. */
  unknown: number;
  problems: {offset: number; message: string}[];
}

/**
 * @param samples the samples of one page in one language, in order; later ones go on with the names of earlier ones.
 * @returns a result for each.
 */
export function checkSymbols(
  samples: readonly string[],
  language: SymbolLanguage,
  file: ReferenceFile,
  key: VersionKey,
): SymbolResult[] {
  const table = new SymbolTable(file, key);
  const all = new SymbolTable(file, undefined);
  const ofPage = samples.map((code) => tokenize(code));
  const own = new Set(ofPage.flatMap((tokens) => findOwnNames(tokens)));
  const shared: Declaration[] = ofPage.flatMap((tokens) => findDeclarations(tokens, language));
  return ofPage.map((tokens) => new Checker(tokens, language, table, all, own, shared).run());
}

/** Types and functions that the page itself defines, and what it imports from elsewhere. */
function findOwnNames(tokens: readonly Token[]): string[] {
  const names: string[] = [];
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if (
      /^(?:class|interface|object|struct|enum|protocol|typealias|fun|func|mixin|extension)$/.test(token.text) &&
      next?.isName
    ) {
      // `fun Player.name()`: the name is the last.
      let last = index + 1;
      while (tokens[last + 1]?.text === '.' && tokens[last + 2]?.isName) last += 2;
      names.push(tokens[last]!.text);
    }
    if (token.text === 'import') {
      let last = tokens[index + 1]?.text === 'static' ? index + 2 : index + 1;
      let path = '';
      while (tokens[last] && (tokens[last]!.text === '.') === /\w$/.test(path)) path += tokens[last++]!.text;
      // A module, or a star, may bring any name.
      if (/^THEOplayerConnector|^com\.theoplayer\.android\.connector/.test(path) && !/\.[A-Z]\w*$/.test(path))
        names.push('*');
      if (!/^(?:com\.theoplayer\.android\.(?:api|ui)|THEOplayer(?:SDK|\w*Integration)$|package:theoplayer)/.test(path))
        names.push(path.split('.').pop()!);
    }
  });
  return names;
}

/** The property that Kotlin makes of a getter: `getCurrentTime` is `currentTime`, `getVR` is `vr`. */
export function toKotlinProperty(method: string): string | undefined {
  const name = /^get([A-Z]\w*)$/.exec(method)?.[1];
  return name?.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (capitals) => capitals.toLowerCase());
}

class Checker {
  private readonly result: SymbolResult = {resolved: 0, unknown: 0, problems: []};
  private readonly declared: Declaration[];
  private readonly conventions: ReadonlyMap<string, string>;
  /** Chains that have been walked, by the index they begin at, so that an initializer is not counted twice. */
  private readonly walked = new Map<number, TypeUse | undefined>();
  /** The index behind each of these chains. */
  private readonly ends = new Map<number, number>();
  /** Names that the sample casts or type-tests somewhere: there they have another type than declared. */
  private readonly cast: ReadonlySet<string>;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly language: SymbolLanguage,
    private readonly table: SymbolTable,
    private readonly all: SymbolTable,
    private readonly own: ReadonlySet<string>,
    private readonly shared: readonly Declaration[],
  ) {
    this.declared = findDeclarations(tokens, language);
    this.conventions = findConventions(table.file.platform);
    this.cast = new Set(
      tokens.flatMap((token, index) => {
        const next = tokens[index + 1]?.text === '!' ? tokens[index + 2] : tokens[index + 1];
        return token.isName && /^(?:is|as|instanceof)$/.test(next?.text ?? '') ? [token.text] : [];
      }),
    );
  }

  run(): SymbolResult {
    this.tokens.forEach((token, index) => {
      if (!token.isName || this.isSkipped(index)) return;
      this.walk(index);
    });
    return this.result;
  }

  /** Not the beginning of an expression: a member, a package, a label. */
  private isSkipped(index: number): boolean {
    const before = this.tokens[index - 1]?.text;
    if (
      before &&
      /^(?:\.|\?\.|!\.|::|@|fun|func|class|interface|struct|enum|protocol|extension|object|package|import|val|var|let)$/.test(
        before,
      )
    )
      return true;
    const first = this.lineStart(index);
    return /^(?:import|package)$/.test(this.tokens[first]?.text ?? '');
  }

  /** The token that an import or package line begins with; far enough for what it is used for. */
  private lineStart(index: number): number {
    let start = index;
    while (start > 0 && (this.tokens[start - 1]!.text === '.' || this.tokens[start]!.text === '.')) start--;
    return start > 0 && /^(?:import|package|static)$/.test(this.tokens[start - 1]!.text) ? start - 1 : start;
  }

  private walk(start: number): TypeUse | undefined {
    if (this.walked.has(start)) return this.walked.get(start);
    this.walked.set(start, undefined);
    const use = this.follow(start);
    this.walked.set(start, use);
    return use;
  }

  private follow(start: number): TypeUse | undefined {
    const {tokens} = this;
    const first = tokens[start]!;
    let index = start + 1;
    let use = this.typeOfName(start);
    let isStatic = false;
    if (!use) {
      const named = this.readTypeName(start);
      if (named) {
        ({use, index} = named);
        isStatic = true;
      }
    }
    if (!use && /^[A-Z]\w*[a-z]/.test(first.text) && !this.own.has(first.text) && !this.own.has('*'))
      this.reportLostType(start);
    // A call of a type makes an instance.
    if (isStatic && tokens[index]?.text === '(') {
      index = findClosing(tokens, index) + 1;
      isStatic = false;
    }
    for (;;) {
      index = this.skipPostfix(index);
      const sign = tokens[index]?.text;
      const member = tokens[index + 1];
      if (!sign || !/^(?:\.|\?\.|!\.)$/.test(sign) || !member?.isName) break;
      if (member.text === 'class' || member.text === 'self' || member.text === 'Type') return undefined;
      const isCall = tokens[index + 2]?.text === '(' || (tokens[index + 2]?.text === '{' && this.language !== 'java');
      const next = this.step(use, member, index + 1);
      index += 2;
      if (isCall && tokens[index]?.text === '(') {
        const close = findClosing(tokens, index);
        if (use) this.bindListener(member.text, index, close);
        index = close + 1;
      }
      use = next;
      isStatic = false;
    }
    this.ends.set(start, index);
    return use;
  }

  /** `!!`, `?`, `!`, an index: the type stays, or becomes unknown. */
  private skipPostfix(index: number): number {
    let next = index;
    while (/^(?:!!|!)$/.test(this.tokens[next]?.text ?? '') && /^[.[(]|^\?\.$/.test(this.tokens[next + 1]?.text ?? ''))
      next++;
    return next;
  }

  private typeOfName(index: number): TypeUse | undefined {
    const {text, start} = this.tokens[index]!;
    if (text === 'this' || text === 'self' || text === 'super') return undefined;
    const local = this.find(this.declared, text, start);
    if (local) return this.typeOfDeclaration(local, this.tokens);
    if (this.declared.some(({name}) => name === text)) return undefined;
    const others = this.shared.filter(({name}) => name === text);
    if (others.length > 0) {
      const types = new Set(others.map(({type}) => type));
      const [only] = types;
      if (types.size === 1 && only !== undefined) return this.table.read(only);
      if (others.every(({type}) => type === undefined) && this.conventions.has(text))
        return this.table.read(this.conventions.get(text)!);
      return undefined;
    }
    const conventional = this.conventions.get(text);
    return conventional === undefined ? undefined : this.table.read(conventional);
  }

  private find(declarations: readonly Declaration[], name: string, at: number): Declaration | undefined {
    return declarations
      .filter((declaration) => declaration.name === name && declaration.start <= at && at <= declaration.end)
      .at(-1);
  }

  private typeOfDeclaration({type, initializer}: Declaration, tokens: readonly Token[]): TypeUse | undefined {
    if (type !== undefined) return this.table.read(type);
    if (initializer === undefined || !tokens[initializer]?.isName) return undefined;
    const use = this.walk(initializer);
    let end = this.ends.get(initializer) ?? initializer;
    if (/^as$/.test(tokens[end]?.text ?? '')) {
      end += /^[?!]$/.test(tokens[end + 1]?.text ?? '') ? 2 : 1;
      return tokens[end]?.isName ? this.readTypeName(end)?.use : undefined;
    }
    // The first part of a longer expression says nothing about the whole.
    return /^(?:\?\?|\?:|[=!<>]=|[-+*/<>?[]|&&|\|\||is)$/.test(tokens[end]?.text ?? '') ? undefined : use;
  }

  /** The longest run of names from here that is a type: `THEOplayerConfig.Builder`. */
  private readTypeName(start: number): {use: TypeUse; index: number} | undefined {
    const {tokens} = this;
    let name = tokens[start]!.text;
    if (this.own.has(name)) return undefined;
    let found: {use: TypeUse; index: number} | undefined;
    for (let index = start; ; index += 2) {
      const type = this.table.getTypes(name)[0];
      if (type && !(type.forms[0]!.kind === 'function' || type.forms[0]!.kind === 'variable'))
        found = {use: {type, arguments: []}, index: this.skipTypeArguments(index + 1)};
      const next = tokens[index + 2];
      if (tokens[index + 1]?.text !== '.' || !next?.isName || !/^[A-Z]/.test(next.text)) break;
      name = `${name}.${next.text}`;
    }
    return found;
  }

  private skipTypeArguments(index: number): number {
    if (this.tokens[index]?.text !== '<') return index;
    const close = findClosing(this.tokens, index);
    return close - index < 12 && this.tokens[close]?.text === '>' ? close + 1 : index;
  }

  private step(use: TypeUse | undefined, member: Token, index: number): TypeUse | undefined {
    const {text} = member;
    if (!use) {
      this.result.unknown++;
      return undefined;
    }
    const found = this.findMember(use, text);
    if (found !== undefined) {
      this.result.resolved++;
      const type = found === '' ? undefined : this.table.resolve(use, found);
      return type === undefined ? undefined : this.table.read(type);
    }
    if (universalMembers[this.language].has(text) || this.own.has(text)) {
      this.result.unknown++;
      return /^(?:also|apply)$/.test(text) ? use : undefined;
    }
    if (this.table.findUnknownSupertypes(use.type).some((name) => !/^(?:NSObject|Object)$/.test(name))) {
      this.result.unknown++;
      return undefined;
    }
    const receiver = this.tokens[index - 2]?.text ?? '';
    if (this.cast.has(receiver) || allowed.has(`${this.table.file.platform} ${text}`)) {
      this.result.unknown++;
      return undefined;
    }
    this.reportMember(use, text, this.tokens[index]!.start);
    return undefined;
  }

  /** The member's type; the empty text where it has none. Kotlin reads `getX()` as `x`, and `isX()` as `isX`. */
  private findMember(use: TypeUse, name: string): string | undefined {
    const types = this.table.getTypes(use.type.id.replace(/^(?:[a-z]\w*\.)+(?=[A-Z])/, ''));
    for (const type of types.includes(use.type) ? types : [use.type])
      for (const candidate of this.language === 'kotlin' ? [name, ...this.findGetters(type, name)] : [name]) {
        const [member] = this.table.findMembers(type, candidate);
        if (!member) continue;
        // A value of an enumeration is of that type.
        if (member.kind === 'value') return type.id;
        return member.type ?? '';
      }
    if (this.language === 'dart' && this.table.findMembers(use.type, `${use.type.id}.${name}`).length > 0)
      return use.type.id;
    return undefined;
  }

  private findGetters(type: ReferenceType, name: string): string[] {
    return this.table.listMemberNames(type).filter((member) => toKotlinProperty(member) === name);
  }

  private reportMember(use: TypeUse, name: string, offset: number): void {
    const {file} = this.table;
    const {id} = use.type;
    const number = file.versions.find(({key}) => key === this.table.key)!.number;
    const candidates =
      this.language === 'kotlin'
        ? [name, ...this.all.getTypes(id).flatMap((type) => this.allGetters(type, name))]
        : [name];
    const versions = candidates.flatMap((candidate) => findVersions(file, id, candidate));
    const nearest = findNearest(name, this.spell(this.table.listMemberNames(use.type)));
    this.result.problems.push({
      offset,
      message:
        `${id} of ${file.platform} ${number} has no "${name}"` +
        (versions.length > 0
          ? `; ${[...new Set(versions)].join(', ')} ${versions.length > 1 ? 'have' : 'has'} it`
          : '') +
        (nearest ? `. The nearest name is "${nearest}".` : '. Look the name up in reference/data.'),
    });
  }

  /** Names as the language writes them. */
  private spell(names: readonly string[]): string[] {
    if (this.language !== 'kotlin') return [...names];
    return names.map((name) => toKotlinProperty(name) ?? name);
  }

  private allGetters(type: ReferenceType, name: string): string[] {
    return this.all.listMemberNames(type).filter((member) => toKotlinProperty(member) === name);
  }

  private reportLostType(index: number): void {
    const {text, start} = this.tokens[index]!;
    if (this.table.getTypes(text).length > 0 || this.all.getTypes(text).length === 0) return;
    const {file} = this.table;
    const number = file.versions.find(({key}) => key === this.table.key)!.number;
    const nearest = findNearest(
      text,
      file.types.filter((type) => type.in.includes(this.table.key!)).map(({id}) => id),
    );
    this.result.problems.push({
      offset: start,
      message:
        `${file.platform} ${number} has no type "${text}"; ${findVersions(file, text).join(', ')} has it.` +
        (nearest ? ` The nearest name is "${nearest}".` : ''),
    });
  }

  /** The parameter of a listener is of the event that its type names: `EventType<PlayEvent>`. */
  private bindListener(method: string, open: number, close: number): void {
    if (!/^(?:addEventListener|addRemoteEventListener|once)$/.test(method)) return;
    let event: string | undefined;
    let index = open + 1;
    if (this.tokens[index + 1]?.text === ':') index += 2;
    if (this.tokens[index]?.isName) {
      const use = this.walk(index);
      if (use?.type.id === 'EventType') event = use.arguments[0];
    }
    if (!event) return;
    const [from, to] =
      this.tokens[close + 1]?.text === '{' ? [close + 1, findClosing(this.tokens, close + 1)] : [index, close];
    for (let at = from; at < to; at++) {
      const {text} = this.tokens[at]!;
      const name = this.tokens[at - 1];
      if ((text === '->' || text === 'in') && name?.isName) {
        this.declared.push({name: name.text, type: event, start: name.start, end: this.tokens[to]!.start});
        return;
      }
    }
    if (this.language === 'kotlin' && this.tokens[from]?.text === '{')
      this.declared.push({name: 'it', type: event, start: this.tokens[from]!.start, end: this.tokens[to]!.start});
  }
}
