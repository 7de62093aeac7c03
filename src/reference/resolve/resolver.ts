/**
 * Resolves the names of a sample in Kotlin, Java, Swift or Dart: receivers get their types from declarations, initializers, casts,
 * parameters of function literals and conventions; each member behind them is looked up in the symbols of one version.
 */
import {findNearest, findVersions, type SymbolTable} from '../symbols';
import type {ReferenceMember, ReferenceType} from '../types';
import {findArgumentFault, type GivenArgument} from './callArguments';
import {allowed, getConvention, isOfOthers, listBases} from './conventions';
import {findDeclarations, type Declaration} from './declarations';
import type {Language} from './languages';
import {MemberFinder, type FoundMember} from './members';
import {findClosing, type Token} from './tokens';
import {createResolution, type Resolution} from './types';
import {elementMembers, getElement, listMembers, readFunctionType, substitute, toPlainType} from './written';

/** What all samples of a page in one language share. */
export interface Page {
  language: Language;
  /** The symbols of the page's version, and those of all versions. */
  table: SymbolTable;
  all: SymbolTable;
  /** Types and functions that the page itself defines or imports from elsewhere; `*` stands for any. */
  own: ReadonlySet<string>;
  /** What functions of the page return, as written. */
  returns: ReadonlyMap<string, string>;
  /** Names that the page imports from the SDK, with their packages: `com.theoplayer.android.api.error.ErrorCode`. */
  imports: readonly string[];
  declared: readonly Declaration[];
}

/** The type of an expression, as written; or that it is no type of the SDK; or nothing. */
type Value = {written: string} | 'foreign' | undefined;

/** Words that are no part of an expression's chain. */
const keywords =
  /^(?:new|await|try|return|throw|not|in|is|as|case|else|yield|if|guard|while|switch|when|where|for|by|and|or|default|do|catch|finally|required|final|late|var|const|override|private|public|static|async|sync|extends|implements|with)$/;

/** Supertypes that bring no members; Flutter does not export its `EventDispatcher`. */
const anyObject = /^(?:NSObject|Object|Any|AnyObject|EventDispatcher)$/;

export class Resolver {
  private readonly result: Resolution = createResolution();
  private readonly members: MemberFinder;
  private readonly declared: Declaration[];
  /** Parameters of function literals. */
  private readonly bound: {name: string; value: Value; start: number; end: number}[] = [];
  /** Chains that have been read, by the index they begin at, so that an initializer is not counted twice. */
  private readonly read = new Map<number, {value: Value; end: number}>();
  /** Types that names are cast to, or tested for. */
  private readonly casts = new Map<string, string[]>();

  constructor(
    private readonly tokens: readonly Token[],
    private readonly page: Page,
  ) {
    this.members = new MemberFinder(page.table);
    this.declared = findDeclarations(tokens, page.language.declares);
    tokens.forEach((token, index) => {
      let next = index + 1;
      if (this.text(next) === '!') next++;
      if (!token.isName || !/^(?:is|as|instanceof)$/.test(this.text(next))) return;
      next += /^[?!]$/.test(this.text(next + 1)) ? 2 : 1;
      this.casts.set(token.text, [...(this.casts.get(token.text) ?? []), this.text(next)]);
    });
  }

  run(): Resolution {
    this.tokens.forEach((token, index) => {
      if (token.text === '(' && this.isGroup(index)) this.readGroup(index);
      else if (token.isName && !this.isSkipped(index)) this.readChain(index);
    });
    return this.result;
  }

  private text(index: number): string {
    return this.tokens[index]?.text ?? '';
  }

  /** Not the beginning of an expression: a member, a declared name, a package. */
  private isSkipped(index: number): boolean {
    if (
      /^(?:\.|\?\.|!\.|\?\.\.|::|@|fun|func|class|interface|struct|enum|protocol|object|package|import|val|var|let)$/.test(
        this.text(index - 1),
      )
    )
      return true;
    let start = index;
    while (this.text(start - 1) === '.') start -= 2;
    return /^(?:import|package|static)$/.test(this.text(start - 1));
  }

  /** Parentheses around an expression, with a member behind them: `(event as PlayEvent).currentTime`. */
  private isGroup(index: number): boolean {
    const before = this.tokens[index - 1];
    if (before && (before.isName || /^[)\]>]$/.test(before.text)) && !/^(?:return|in|if|else)$/.test(before.text))
      return false;
    return /^(?:\.|\?\.|!\.)$/.test(this.text(this.skipSigns(findClosing(this.tokens, index) + 1)));
  }

  private readGroup(open: number): void {
    const close = findClosing(this.tokens, open);
    let value: Value;
    if (this.text(open + 1) === '(' && this.page.language.name === 'java') {
      // `((PlayEvent) event).getCurrentTime()`
      const cast = this.tokens[open + 2]?.isName ? this.readTypeName(open + 2) : undefined;
      value = cast ? {written: cast.type.id} : 'foreign';
    } else value = this.tokens[open + 1]?.isName ? this.valueOfExpression(open + 1, close) : 'foreign';
    this.follow(value, close + 1);
  }

  private readChain(start: number): {value: Value; end: number} {
    const known = this.read.get(start);
    if (known) return known;
    this.read.set(start, {value: undefined, end: start + 1});
    const word = this.text(start);
    if (keywords.test(word)) {
      const next = word === 'try' && /^[?!]$/.test(this.text(start + 1)) ? start + 2 : start + 1;
      return this.tokens[next]?.isName && /^(?:new|await|try)$/.test(word)
        ? this.readChain(next)
        : {value: undefined, end: start + 1};
    }
    const first = this.readFirst(start);
    const found = this.follow(first.value, first.end);
    this.read.set(start, found);
    return found;
  }

  /** The first part of a chain: a variable, `this.variable`, a type, a new object, a call of a function. */
  private readFirst(start: number): {value: Value; end: number} {
    const word = this.text(start);
    if (this.page.language.self.test(word)) return this.readOwn(start);
    const variable = this.valueOfName(start);
    if (variable.isKnown && this.text(start + 1) !== '(') return {value: variable.value, end: start + 1};
    const named = this.readTypeName(start);
    if (named) {
      const isMade = this.text(named.end) === '(' || (this.text(named.end) === '{' && this.text(start - 1) === ':');
      const end = this.text(named.end) === '(' ? findClosing(this.tokens, named.end) + 1 : named.end;
      if (end > named.end) this.checkMaking(named.type, start, named.end);
      return {value: {written: isMade || end === named.end ? named.written : ''}, end};
    }
    const end = this.skipTypeArguments(start + 1);
    if (this.text(end) === '(') this.checkFunction(start, end);
    if (/^[A-Z]/.test(word)) {
      if (/[a-z]/.test(word) && !this.page.own.has(word) && !this.page.own.has('*')) this.reportLostType(start);
      return this.text(end) === '('
        ? {value: 'foreign', end: findClosing(this.tokens, end) + 1}
        : {value: 'foreign', end: start + 1};
    }
    if (this.text(end) === '(') return {value: this.valueOfCall(start, end), end: findClosing(this.tokens, end) + 1};
    return {value: this.page.own.has(word) ? 'foreign' : undefined, end: start + 1};
  }

  /** `this.player`, `self?.player`: a field or a function of the page, or what its class inherits from elsewhere. */
  private readOwn(start: number): {value: Value; end: number} {
    const at = this.skipSigns(start + 1);
    if (!/^(?:\.|\?\.|!\.)$/.test(this.text(at)) || !this.tokens[at + 1]?.isName)
      return {value: undefined, end: start + 1};
    const name = this.text(at + 1);
    const open = this.skipTypeArguments(at + 2);
    if (this.text(open) === '(') {
      const end = findClosing(this.tokens, open) + 1;
      return {value: this.toValue(this.page.returns.get(name)) ?? 'foreign', end};
    }
    return {value: this.isDeclared(name) ? this.valueOfName(at + 1).value : 'foreign', end: at + 2};
  }

  /** A function that is no member: of the page, of the data, or generic (`findViewById<THEOplayerView>(id)`). */
  private valueOfCall(start: number, open: number): Value {
    const name = this.text(start);
    const returned = this.page.returns.get(name);
    if (returned !== undefined) return {written: returned};
    if (open - start > 3) return this.toValue(this.join(start + 2, open - 1));
    const [type] = this.page.own.has(name) ? [] : this.page.table.getTypes(name);
    if (type?.forms[0]!.kind !== 'function') return this.page.own.has(name) ? 'foreign' : undefined;
    this.addUse(start, type.id);
    const call = type.members.find(({kind}) => kind === 'call');
    return call?.type === undefined ? undefined : {written: call.type};
  }

  /** Goes along `.member`, `.call(…)`, `[index]` as far as they reach. */
  private follow(first: Value, from: number): {value: Value; end: number} {
    let value = first;
    let at = from;
    for (;;) {
      at = this.skipSigns(at);
      if (this.text(at) === '[' && at > from - 1 && value) {
        const element = value === 'foreign' ? undefined : this.elementOf(value.written);
        value = value === 'foreign' ? value : this.toValue(element);
        at = findClosing(this.tokens, at) + 1;
        continue;
      }
      const member = this.tokens[at + 1];
      if (!/^(?:\.|\?\.|!\.)$/.test(this.text(at)) || !member?.isName) return {value, end: at};
      if (member.text === 'self') {
        at += 2;
        continue;
      }
      if (/^(?:class|Type|this|super)$/.test(member.text)) return {value: 'foreign', end: at + 2};
      const found = this.step(value, at + 1);
      const name = at + 1;
      at = this.skipTypeArguments(at + 2);
      at = this.readCall(found, value, name, at);
      value = found.value;
    }
  }

  /** Binds the function literals of a call, and goes behind it. */
  private readCall(
    found: {value: Value; members: FoundMember[]},
    receiver: Value,
    index: number,
    from: number,
  ): number {
    const {language} = this.page;
    let at = from;
    const open = this.text(at) === '(' ? at : undefined;
    if (open !== undefined) at = findClosing(this.tokens, open) + 1;
    const trailing = language.hasTrailingLambda && this.text(at) === '{' ? at : undefined;
    if (open === undefined && trailing === undefined) return at;
    const given: (GivenArgument & {from: number})[] = open === undefined ? [] : this.readArguments(open);
    if (trailing !== undefined) given.push({from: trailing, isTrailing: true});
    this.bindLambdas(found.members, receiver, this.text(index), given);
    const members = found.members.map(({member}) => member);
    this.checkArguments(found.members[0]?.owner, members, index, given);
    // A block behind a call is skipped only if the chain goes on behind it.
    const behind = trailing === undefined ? at : findClosing(this.tokens, trailing) + 1;
    return trailing !== undefined && /^(?:\.|\?\.|!\.)$/.test(this.text(behind)) ? behind : at;
  }

  /** A new object takes what a constructor of its type does, a component of Compose what its call does. */
  private checkMaking(type: ReferenceType, index: number, open: number): void {
    this.checkOwn(type, index, open, ({owner, member}) => {
      return owner === type && /^(?:constructor|call)$/.test(member.kind) && !member.name.includes('.');
    });
  }

  /** A function of its own: those of Compose have names like types. */
  private checkFunction(start: number, open: number): void {
    const {own, table} = this.page;
    const [type] = own.has(this.text(start)) ? [] : table.getTypes(this.text(start));
    if (type?.forms[0]!.kind !== 'function') return;
    this.checkOwn(type, start, open, ({member}) => member.kind === 'call');
  }

  /** Compares the arguments behind a type's name with those of its members of that name. */
  private checkOwn(type: ReferenceType, index: number, open: number, isMeant: (found: FoundMember) => boolean): void {
    const members = [...this.members.find(type, type.id, () => true)].filter(isMeant).map(({member}) => member);
    this.checkArguments(type, members, index, this.readArguments(open));
  }

  private checkArguments(
    type: ReferenceType | undefined,
    overloads: readonly ReferenceMember[],
    index: number,
    given: readonly GivenArgument[],
  ): void {
    const fault = findArgumentFault(this.page.language.name, overloads, given);
    if (!type || !fault) return;
    const {text, start} = this.tokens[index]!;
    const {file, key} = this.page.table;
    if ([text, ...given.map(({label}) => label)].some((name) => allowed.has(`${file.platform} ${name}`))) return;
    const number = file.versions.find((version) => version.key === key)!.number;
    const written = given.map(({label, isTrailing}) => (isTrailing ? '{}' : `${label ?? '_'}:`)).join('');
    this.result.problems.push({
      offset: start,
      message: `${type.id} of ${file.platform} ${number} has "${text}" with other arguments than (${written}). Write ${text}${fault.join(` or ${text}`)}.`,
    });
  }

  private readArguments(open: number): {from: number; label?: string}[] {
    const close = findClosing(this.tokens, open);
    // In Kotlin a colon is behind `object`, which begins a value.
    const sign = this.page.language.name === 'kotlin' ? '=' : ':';
    const given: {from: number; label?: string}[] = [];
    let at = open + 1;
    while (at < close) {
      const isLabeled = this.tokens[at]!.isName && this.text(at + 1) === sign;
      given.push(isLabeled ? {from: at + 2, label: this.text(at)} : {from: at});
      while (at < close && this.text(at) !== ',')
        at = /^[([{]$/.test(this.text(at)) ? findClosing(this.tokens, at) + 1 : at + 1;
      at++;
    }
    return given;
  }

  private bindLambdas(
    found: readonly FoundMember[],
    receiver: Value,
    name: string,
    given: readonly {from: number; label?: string}[],
  ): void {
    given.forEach(({from, label}, place) => {
      const lambda = this.page.language.readLambda(this.tokens, from);
      if (!lambda) return;
      const isTrailing = this.text(from) === '{' && place === given.length - 1;
      const types = this.typesOfLambda(found, receiver, name, given, {place, label, isTrailing});
      lambda.names.forEach(({text, start}, index) =>
        this.bound.push({
          name: text,
          value: types === undefined ? (receiver === 'foreign' ? receiver : undefined) : this.toValue(types[index]),
          start,
          end: this.tokens[lambda.to]!.start,
        }),
      );
    });
  }

  private typesOfLambda(
    found: readonly FoundMember[],
    receiver: Value,
    name: string,
    given: readonly {from: number; label?: string}[],
    {place, label, isTrailing}: {place: number; label?: string; isTrailing: boolean},
  ): string[] | undefined {
    if (receiver && receiver !== 'foreign') {
      const element = this.elementOf(receiver.written);
      if (/^(?:let|also)$/.test(name)) return [toPlainType(receiver.written)];
      if (found.length === 0 && element !== undefined)
        return name === 'forEachIndexed' ? ['', element] : [element, element];
      // Swift maps an optional as it maps a list.
      if (found.length === 0 && /^(?:map|flatMap)$/.test(name)) return [receiver.written];
    }
    // The first argument of a listener names the event, whatever the sources say of the second.
    const first = given[0] && this.tokens[given[0].from]?.isName ? this.readChain(given[0].from).value : undefined;
    const event = first && first !== 'foreign' ? this.getEvent(first.written) : undefined;
    if (event !== undefined && place > 0) return [event];
    for (const {member, bound} of found) {
      const parameters = member.parameters ?? [];
      const parameter =
        parameters.find((one) => label !== undefined && (one.label ?? one.name) === label) ??
        (isTrailing ? parameters.at(-1) : parameters[place]);
      const types = parameter?.type === undefined ? undefined : this.readCallable(substitute(parameter.type, bound));
      if (types) return types;
    }
    return undefined;
  }

  /** The event of an event's type: of `EventType<PlayEvent>`, or of an enumeration that is one. */
  private getEvent(written: string): string | undefined {
    const use = this.page.table.read(written);
    return use && this.members.findArguments(use.type, written, /^EventType$/)?.[0];
  }

  /** Parameters of a function type, or of the one method of an interface. */
  private readCallable(written: string): string[] | undefined {
    const types = readFunctionType(written);
    if (types) return types;
    const use = this.page.table.read(toPlainType(written));
    if (!use) return undefined;
    const methods = [...this.members.find(use.type, written, () => true)].filter(
      ({member}) => member.kind === 'method',
    );
    const [only] = methods;
    return methods.length === 1
      ? only!.member.parameters?.map(({type}) => substitute(type ?? '', only!.bound))
      : undefined;
  }

  /** `!!`, `!`, a Dart cascade's question mark: the type stays. */
  private skipSigns(index: number): number {
    let next = index;
    while (/^(?:!!|!|\?)$/.test(this.text(next)) && /^(?:[.[(]|\?\.|!\.|!)$/.test(this.text(next + 1))) next++;
    return next;
  }

  private skipTypeArguments(index: number): number {
    if (this.text(index) !== '<') return index;
    const close = findClosing(this.tokens, index);
    return close - index < 12 && this.text(close) === '>' ? close + 1 : index;
  }

  private isDeclared(name: string): boolean {
    return this.declared.some((one) => one.name === name) || this.page.declared.some((one) => one.name === name);
  }

  private valueOfName(index: number): {isKnown: boolean; value: Value} {
    const {text, start} = this.tokens[index]!;
    const holds = (one: {name: string; start: number; end: number}) =>
      one.name === text && one.start <= start && start <= one.end;
    const nearest = <T extends {start: number}>(list: T[]) =>
      list.reduce<T | undefined>((best, one) => (best && best.start > one.start ? best : one), undefined);
    const local = nearest(this.declared.filter(holds));
    const bound = nearest(this.bound.filter(holds));
    if (bound && (!local || bound.start >= local.start)) return {isKnown: true, value: bound.value};
    if (local) return {isKnown: true, value: this.valueOfDeclaration(local)};
    // What other samples of the page say of the name, if they agree.
    const others = this.page.declared.filter(({name}) => name === text);
    const types = new Set(others.flatMap(({type}) => (type === undefined ? [] : [toPlainType(type)])));
    const [only = getConvention(this.page.table.file.platform, text)] = types;
    return {
      isKnown: others.length > 0 || only !== undefined,
      value: types.size > 1 ? undefined : this.toValue(only),
    };
  }

  private valueOfDeclaration({type, initializer, element}: Declaration): Value {
    if (type !== undefined) return this.toValue(type);
    const from = initializer ?? element;
    if (from === undefined) return undefined;
    if (this.text(from) === '[') return this.valueOfList(from);
    if (!this.tokens[from]?.isName) return /^["'\d{]/.test(this.text(from)) ? 'foreign' : undefined;
    const value = this.valueOfExpression(from);
    if (element === undefined || !value || value === 'foreign') return value;
    return this.toValue(this.elementOf(value.written));
  }

  /** `[Type]()`, or a list of values. */
  private valueOfList(open: number): Value {
    const close = findClosing(this.tokens, open);
    if (this.text(close + 1) === '(') return this.toValue(this.join(open, close + 1));
    const first = this.tokens[open + 1]?.isName ? this.readChain(open + 1) : undefined;
    if (!first?.value || first.value === 'foreign' || !/^[,\]]$/.test(this.text(first.end))) return 'foreign';
    return this.toValue(`List<${first.value.written}>`);
  }

  /** A chain with a cast behind it; nothing where it is only the first part of a longer expression. */
  private valueOfExpression(from: number, to = Infinity): Value {
    const {value, end} = this.readChain(from);
    if (this.text(end) === 'as') {
      const type = end + (/^[?!]$/.test(this.text(end + 1)) ? 2 : 1);
      if (!this.tokens[type]?.isName) return undefined;
      const named = this.readTypeName(type);
      return named ? {written: named.written} : 'foreign';
    }
    if (end >= to) return value;
    return /^(?:\?\?|\?:|\?|[=!<>]=|[-+*/<>[]|&&|\|\||is)$/.test(this.text(end)) && !this.isExit(end)
      ? undefined
      : value;
  }

  /** `?: return` keeps the type of what stands before it. */
  private isExit(at: number): boolean {
    return (
      /^(?:\?:|\?\?)$/.test(this.text(at)) && /^(?:return|throw|continue|break|error|null)$/.test(this.text(at + 1))
    );
  }

  /** The longest run of names from here that is a type: `THEOplayerConfig.Builder`. */
  private readTypeName(start: number): {type: ReferenceType; written: string; end: number} | undefined {
    const {table, own} = this.page;
    if (own.has(this.text(start))) return undefined;
    let name = this.text(start);
    let found: {type: ReferenceType; written: string; end: number} | undefined;
    for (let index = start; ; index += 2) {
      const type = this.chooseType(name);
      if (type) {
        const end = this.skipTypeArguments(index + 1);
        const given = end > index + 1 ? this.join(index + 1, end) : '';
        found = {type, written: type.id + given, end};
        this.addUse(index, type.id, undefined, table.getTypes(name).length);
      }
      if (this.text(index + 1) !== '.' || !/^[A-Z]/.test(this.text(index + 2))) return found;
      name = `${name}.${this.text(index + 2)}`;
    }
  }

  /** Of types that share a name, the one that the page imports. */
  private chooseType(name: string): ReferenceType | undefined {
    const types = this.page.table.getTypes(name).filter(({forms}) => !/^(?:function|variable)$/.test(forms[0]!.kind));
    if (types.length < 2) return types[0];
    return types.find(({forms}) => this.page.imports.includes(`${forms.at(-1)!.package}.${name}`)) ?? types[0];
  }

  private addUse(index: number, type: string, member?: string, sharing = 1): void {
    const {start, text} = this.tokens[index]!;
    if (sharing > 1 && !this.page.imports.some((path) => path.endsWith(`.${text}`))) return;
    if (!this.result.uses.some((use) => use.start === start))
      this.result.uses.push({start, end: start + text.length, type, ...(member !== undefined && {member})});
  }

  private join(from: number, to: number): string {
    return this.tokens
      .slice(from, to)
      .map(({text}) => text)
      .join('');
  }

  private toValue(written: string | undefined): Value {
    if (!written || /^[A-Z]\d?$/.test(toPlainType(written))) return undefined;
    const plain = toPlainType(written);
    if (this.page.own.has(plain.replace(/<.*/, ''))) return 'foreign';
    if (this.page.table.read(plain) || getElement(plain) !== undefined || readFunctionType(plain))
      return {written: plain};
    return 'foreign';
  }

  /** What a list holds, of the language or of the SDK. */
  private elementOf(written: string): string | undefined {
    const element = getElement(written);
    if (element !== undefined) return element;
    const use = this.page.table.read(written);
    if (!use) return undefined;
    for (const {member, bound} of this.members.find(use.type, written, (name) => /^(?:\[\]|get|getItem)$/.test(name)))
      if (member.type && (member.kind === 'index' || member.parameters?.length === 1))
        return substitute(member.type, bound);
    return this.members.findArguments(use.type, written, listBases)?.[0];
  }

  private step(value: Value, index: number): {value: Value; members: FoundMember[]} {
    const name = this.text(index);
    const nothing = {value: undefined, members: []};
    if (value === undefined) {
      this.result.unknown++;
      return nothing;
    }
    if (value === 'foreign') {
      this.result.foreign++;
      return {value: 'foreign', members: []};
    }
    const use = this.page.table.read(value.written);
    if (!use) {
      this.result.foreign++;
      return {value: this.memberOfList(value.written, name), members: []};
    }
    const found = this.findMembers(use.type, value.written, name, this.text(index - 2));
    if (found.length > 0) {
      this.result.resolved++;
      const [{owner, member, bound}] = found as [FoundMember];
      this.addUse(index, owner.id, member.name, this.isShared(owner) ? 2 : 1);
      // A value of an enumeration is of that type.
      const type = member.kind === 'value' ? owner.id : member.type;
      if (isOfOthers(this.page.table.file.platform, member.name)) return {value: 'foreign', members: found};
      return {value: type === undefined ? undefined : this.toValue(substitute(type, bound)), members: found};
    }
    if (this.page.language.universal.has(name) || this.page.own.has(name)) {
      this.result.foreign++;
      if (/^(?:also|apply)$/.test(name)) return {value, members: []};
      return {value: this.memberOfList(value.written, name), members: []};
    }
    if (this.elementOf(value.written) !== undefined && (elementMembers.test(name) || listMembers.test(name))) {
      this.result.foreign++;
      return {value: this.memberOfList(value.written, name), members: []};
    }
    if (
      this.page.table.findUnknownSupertypes(use.type).some((above) => !anyObject.test(above)) ||
      this.casts.has(this.text(index - 2)) ||
      allowed.has(`${this.page.table.file.platform} ${name}`)
    ) {
      this.result.foreign++;
      return nothing;
    }
    this.reportMember(use.type, name, this.tokens[index]!.start);
    return nothing;
  }

  private memberOfList(written: string, name: string): Value {
    const element = this.elementOf(written);
    if (element === undefined) return undefined;
    if (elementMembers.test(name)) return this.toValue(element);
    return listMembers.test(name) ? this.toValue(getElement(written) ? written : `List<${element}>`) : 'foreign';
  }

  private isShared(type: ReferenceType): boolean {
    return this.page.table.getTypes(type.id).length > 1;
  }

  private findMembers(type: ReferenceType, written: string, name: string, receiver: string): FoundMember[] {
    const simple = type.id.replace(/^(?:[a-z]\w*\.)+(?=[A-Z])/, '');
    const alike = this.page.table.getTypes(simple);
    const cast = (this.casts.get(receiver) ?? []).flatMap((one) => this.page.table.getTypes(one));
    for (const candidate of new Set([...cast, type, ...(alike.includes(type) ? alike : [])])) {
      const found = [
        ...this.members.find(candidate, candidate === type ? written : candidate.id, (member) =>
          this.isCalled(candidate, member, name),
        ),
      ];
      // As it stands comes before what the language makes of it.
      const exact = found.filter(({member}) => member.name === name);
      if (found.length > 0) return exact.length > 0 ? exact : found;
    }
    return [];
  }

  private isCalled({id}: ReferenceType, member: string, name: string): boolean {
    const {language} = this.page;
    return (
      member === name || language.spell?.(member) === name || (language.name === 'dart' && member === `${id}.${name}`)
    );
  }

  private reportMember(type: ReferenceType, name: string, offset: number): void {
    const {table, all, language} = this.page;
    const {file} = table;
    const number = file.versions.find(({key}) => key === table.key)!.number;
    const spellings = all
      .getTypes(type.id)
      .flatMap((one) => all.listMemberNames(one).filter((member) => this.isCalled(one, member, name)));
    const versions = new Set([name, ...spellings].flatMap((one) => findVersions(file, type.id, one)));
    const nearest = findNearest(
      name,
      table.listMemberNames(type).map((member) => language.spell?.(member) ?? member),
    );
    this.result.problems.push({
      offset,
      message:
        `${type.id} of ${file.platform} ${number} has no "${name}"` +
        (versions.size > 0 ? `; ${[...versions].join(', ')} ${versions.size > 1 ? 'have' : 'has'} it` : '') +
        (nearest ? `. The nearest name is "${nearest}".` : '. Look the name up in reference/data.'),
    });
  }

  /** The UI kits use the types of the player's SDK, which their own data lacks. */
  private isNamedLikeSdk(name: string): boolean {
    return /^THEOplayer[A-Z]/.test(name) && !this.page.table.file.platform.startsWith('open-video-ui-');
  }

  private reportLostType(index: number): void {
    const {text, start} = this.tokens[index]!;
    const {table, all} = this.page;
    // A name that no version has may be another library's, unless it begins as the SDK's do.
    const isLost = all.getTypes(text).length > 0;
    if (table.getTypes(text).length > 0 || (!isLost && !this.isNamedLikeSdk(text))) return;
    if (allowed.has(`${table.file.platform} ${text}`)) return;
    const {file} = table;
    const number = file.versions.find(({key}) => key === table.key)!.number;
    const nearest = findNearest(
      text,
      file.types.filter((type) => type.in.includes(table.key!)).map(({id}) => id),
    );
    this.result.problems.push({
      offset: start,
      message:
        `${file.platform} ${number} has no type "${text}"${isLost ? `; ${findVersions(file, text).join(', ')} has it.` : ', nor has any version.'}` +
        (nearest ? ` The nearest name is "${nearest}".` : ''),
    });
  }
}
