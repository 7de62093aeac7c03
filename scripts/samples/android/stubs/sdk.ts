/** Java sources with the public symbols of the Android SDK, without bodies, for one version. */
import {getForms, getMembers} from '../../../../src/reference/read';
import type {
  ReferenceFile,
  ReferenceMember,
  ReferenceType,
  TypeForm,
  VersionKey,
} from '../../../../src/reference/types';
import {
  abstractMethods,
  defaultMethods,
  elsewhere,
  hiddenMembers,
  hiddenSupertype,
  inheritsConstants,
  otherTypes,
  publicSupertypes,
  writtenByHand,
} from './facts';
import {parseType, substitute, UnknownType, writeJava, type TypeText} from './types';
import type {SourceFile} from '../sourceFile';

/** The sources, and what could not be written because its types are not public. */
export interface SdkStubs {
  files: SourceFile[];
  /** `Player.getHespApi: HespApi`. */
  leftOut: string[];
}

/**
 * Writes the SDK of one version.
 * @param file the symbols of Android.
 * @param key the version's.
 */
export function writeSdk(file: ReferenceFile, key: VersionKey): SdkStubs {
  return new Writer(file, key).write();
}

/**
 * The types of a version, and supertypes of theirs that only a later reference lists: the class of a version extends what that version
 * does not show.
 */
function withSupertypes({types}: ReferenceFile, key: VersionKey): ReferenceType[] {
  const own = types.filter((type) => type.in.includes(key));
  const named = new Set(
    own.flatMap((type) =>
      getForms(type)
        .filter((form) => form.in.includes(key))
        .flatMap(({supertypes = []}) => supertypes.map((above) => parseType(above).name)),
    ),
  );
  return types.filter((type) => type.in.includes(key) || named.has(type.id));
}

/** A type without the package that makes its id unique: `chromecast.ErrorCode` is `ErrorCode`. */
const getSimpleName = (id: string): string => id.replace(/^(?:[a-z]\w*\.)+(?=[A-Z])/, '');

const isListed = (list: Readonly<Record<string, true | readonly string[]>>, type: string, member: string): boolean => {
  const own = list[type];
  return own === true || (own?.includes(member) ?? false);
};

/** What the compiler adds to each enum by itself. */
const ofEveryEnum = /^(?:values|valueOf|entries|getEntries|name|ordinal|getOrdinal)$/;

interface Above {
  type: ReferenceType;
  parameters: ReadonlyMap<string, TypeText>;
}

class Writer {
  private readonly types: readonly ReferenceType[];
  private readonly byId: ReadonlyMap<string, ReferenceType>;
  private readonly leftOut: string[] = [];

  constructor(
    file: ReferenceFile,
    private readonly key: VersionKey,
  ) {
    this.types = withSupertypes(file, key);
    this.byId = new Map(this.types.map((type) => [type.id, type]));
  }

  write(): SdkStubs {
    const outer = this.types.filter((type) => !this.findOuter(type) && !writtenByHand.has(type.id));
    const files = outer.map((type): SourceFile => {
      const {package: ofPackage = ''} = this.getForm(type);
      const name = getSimpleName(type.id);
      return {
        name: `${ofPackage.replaceAll('.', '/')}/${name}.java`,
        text: `package ${ofPackage};\n\n${this.writeType(type, false)}\n`,
      };
    });
    return {files, leftOut: this.leftOut};
  }

  private getForm(type: ReferenceType): TypeForm {
    return getForms(type).find((form) => form.in.includes(this.key)) ?? type.forms[0]!;
  }

  private findOuter(type: ReferenceType): ReferenceType | undefined {
    const dot = type.id.lastIndexOf('.');
    return dot > 0 ? this.byId.get(type.id.slice(0, dot)) : undefined;
  }

  private members(type: ReferenceType): ReferenceMember[] {
    const key = type.in.includes(this.key) ? this.key : type.in.at(-1)!;
    return getMembers(type).filter((member) => member.in.includes(key));
  }

  private qualify(name: string, own: ReadonlySet<string>): string | undefined {
    if (own.has(name)) return name;
    const type = this.byId.get(name);
    return type ? `${this.getForm(type).package}.${getSimpleName(name)}` : elsewhere[name];
  }

  private writeType(type: ReferenceType, isNested: boolean): string {
    const form = this.getForm(type);
    const kind = form.kind === 'interface' ? 'interface' : form.kind === 'enum' ? 'enum' : 'class';
    const parameters = form.typeParameters ?? [];
    const own = new Set(parameters.map(getParameterName));
    const supertypes = this.getSupertypes(type).map((above) => this.java(above, own));
    const isClass = (above: TypeText): boolean => {
      const target = this.byId.get(above.name);
      return target ? this.getForm(target).kind === 'class' : !['OptionsProvider', 'Iterable'].includes(above.name);
    };
    const texts = this.getSupertypes(type);
    const list = (wanted: boolean) => supertypes.filter((_, index) => isClass(texts[index]!) === wanted);
    const base = publicSupertypes[type.id] ?? list(true)[0];
    const interfaces = list(false);
    const clauses =
      kind === 'interface'
        ? interfaces.length > 0 && ` extends ${interfaces.join(', ')}`
        : `${base && kind === 'class' ? ` extends ${base}` : ''}${interfaces.length > 0 ? ` implements ${interfaces.join(', ')}` : ''}`;
    const isAbstract = form.abstract && kind === 'class' ? 'abstract ' : '';
    const head = `public ${isNested ? 'static ' : ''}${isAbstract}${kind === 'class' && form.kind === 'annotation' ? 'class' : kind} ${getSimpleName(type.id).split('.').pop()}${writeParameters(
      parameters.map((parameter) => this.writeBound(parameter, own)),
    )}${clauses || ''} {`;
    const nested = this.types
      .filter((other) => this.findOuter(other) === type)
      .map((other) => this.writeType(other, true));
    return [head, ...this.writeBody(type, form, own), ...nested, '}'].join('\n');
  }

  private writeBound(parameter: string, own: ReadonlySet<string>): string {
    const [name = '', bound] = parameter.split(/ (?:extends|:) /);
    return bound ? `${name} extends ${this.java(parseType(bound), own)}` : name;
  }

  private java(type: TypeText, own: ReadonlySet<string>): string {
    return writeJava(this.fillRaw(type), (name) => this.qualify(name, own));
  }

  /** The reference names generic types without arguments where these are wildcards. */
  private fillRaw(type: TypeText): TypeText {
    const target = this.byId.get(type.name);
    const count = target ? (this.getForm(target).typeParameters?.length ?? 0) : 0;
    const list =
      type.arguments.length > 0 || count === 0
        ? type.arguments
        : Array.from({length: count}, (): TypeText => ({name: '*', arguments: [], nullable: false}));
    return {...type, arguments: list.map((one) => this.fillRaw(one))};
  }

  /** The public supertypes, with the arguments that Dokka lost. */
  private getSupertypes(type: ReferenceType): TypeText[] {
    const form = this.getForm(type);
    const own = (form.typeParameters ?? []).map(getParameterName);
    const others = type.forms.flatMap(({supertypes}) => supertypes ?? []).map(parseType);
    return (form.supertypes ?? [])
      .map(parseType)
      .filter(({name}) => !hiddenSupertype.test(name) && (this.byId.has(name) || name in elsewhere))
      .map((above) => {
        if (above.arguments.length > 0) return above;
        const known = others.find((other) => other.name === above.name && other.arguments.length > 0);
        if (known && !known.arguments.some(({name}) => /^[A-Z]$/.test(name) && !own.includes(name))) return known;
        const target = this.byId.get(above.name);
        const wanted = above.name === 'Iterable' ? ['T'] : target ? (this.getForm(target).typeParameters ?? []) : [];
        if (wanted.length === 0) return above;
        const self: TypeText = {
          name: type.id,
          arguments: own.map((name) => ({name, arguments: [], nullable: false})),
          nullable: false,
        };
        const list = wanted.map((parameter, index): TypeText => {
          const wantedName = getParameterName(parameter);
          const passed = own.includes(wantedName) ? wantedName : own[index];
          if (passed) return {name: passed, arguments: [], nullable: false};
          // `PlayEvent extends PlayerEvent<PlayEvent>`: a parameter that is bounded by itself is the type.
          return /\b([A-Z]\w*) extends \w+<\1>/.test(parameter) ? self : {name: '*', arguments: [], nullable: false};
        });
        return {...above, arguments: list.some(({name}) => name === '*') ? [] : list};
      });
  }

  private writeBody(type: ReferenceType, form: TypeForm, own: ReadonlySet<string>): string[] {
    const lines: string[] = [];
    const members = this.members(type);
    if (form.kind === 'enum') {
      const values = new Set(members.filter(({kind}) => kind === 'value').map(({name}) => name));
      lines.push(`${[...values].join(', ')};`);
    }
    if (form.kind === 'object') lines.push(`public static final ${this.qualify(type.id, own)} INSTANCE = null;`);
    const written = new Set<string>();
    const add = (key: string, write: () => string): void => {
      if (written.has(key)) return;
      try {
        lines.push(write());
        written.add(key);
      } catch (error) {
        if (!(error instanceof UnknownType)) throw error;
        this.leftOut.push(`${type.id}.${key}: ${error.type}`);
      }
    };
    for (const member of members) {
      if (form.kind === 'enum' && ofEveryEnum.test(member.name)) continue;
      if (member.kind === 'property') {
        if (member.name === 'INSTANCE' || this.hasGetter(type, member)) continue;
        if (inheritsConstants.has(type.id) && member.static && member.name !== 'THEOPLAYERVIEW_TAG') continue;
        add(member.name, () => this.writeField(member, own));
      } else if (member.kind === 'constructor' && form.kind === 'class') {
        add(`(${getErasure(member)})`, () => this.writeConstructor(type, member, own));
      } else if (member.kind === 'method') {
        add(`${member.name}(${getErasure(member)})`, () => this.writeMethod(type, form, member, own));
      }
    }
    lines.push(...(hiddenMembers[type.id] ?? []));
    const hasConstructors = [...written].some((key) => key.startsWith('('));
    if (form.kind === 'class' && hasConstructors && !written.has('()') && !this.isView(type))
      lines.push(`protected ${getSimpleName(type.id).split('.').pop()}() {}`);
    if (form.kind !== 'interface' && !form.abstract) {
      for (const [key, member, parameters] of this.listUnwritten(type))
        add(key, () => this.writeMethod(type, form, member, own, parameters));
    }
    return lines;
  }

  private hasGetter(type: ReferenceType, {name}: ReferenceMember): boolean {
    const capital = name[0]!.toUpperCase() + name.slice(1);
    const getters = [`get${capital}`, `is${capital}`, name];
    return [{type}, ...this.listAbove(type)].some((above) =>
      this.members(above.type).some((member) => member.kind === 'method' && getters.includes(member.name)),
    );
  }

  private listAbove(type: ReferenceType, by: ReadonlyMap<string, TypeText> = new Map()): Above[] {
    return this.getSupertypes(type).flatMap((above) => {
      const target = this.byId.get(above.name);
      if (!target) return [];
      const names = (this.getForm(target).typeParameters ?? []).map(getParameterName);
      const parameters = new Map(
        names.flatMap((name, index) => {
          const argument = above.arguments[index];
          return argument ? [[name, substitute(argument, by)] as const] : [];
        }),
      );
      return [{type: target, parameters}, ...this.listAbove(target, parameters)];
    });
  }

  /** Methods of interfaces that a class has, which the reference lists at the interface alone. */
  private listUnwritten(type: ReferenceType): [string, ReferenceMember, ReadonlyMap<string, TypeText>][] {
    const above = this.listAbove(type);
    return above
      .filter((one) => this.getForm(one.type).kind === 'interface')
      .flatMap(({type: target, parameters}) =>
        this.members(target)
          .filter(({kind, static: isStatic}) => kind === 'method' && !isStatic)
          .map((member): [string, ReferenceMember, ReadonlyMap<string, TypeText>] => [
            `${member.name}(${getErasure(member)})`,
            member,
            parameters,
          ]),
      );
  }

  private writeField(member: ReferenceMember, own: ReadonlySet<string>): string {
    const type = parseType(member.type ?? 'Object');
    const visibility = member.protected ? 'protected' : 'public';
    return `${visibility} ${member.static ? 'static ' : ''}${note(type)}${this.java(type, own)} ${member.name};`;
  }

  private writeConstructor(type: ReferenceType, member: ReferenceMember, own: ReadonlySet<string>): string {
    const name = getSimpleName(type.id).split('.').pop();
    return `${member.protected ? 'protected' : 'public'} ${name}(${this.writeArguments(member, own)}) {${this.isView(type) ? ' super(null); ' : ''}}`;
  }

  private isView(type: ReferenceType): boolean {
    return this.getSupertypes(type).some(({name}) => name === 'FrameLayout');
  }

  private writeArguments(
    member: ReferenceMember,
    own: ReadonlySet<string>,
    by: ReadonlyMap<string, TypeText> = new Map(),
  ): string {
    const parameters = member.parameters ?? [];
    return parameters
      .map(({name, type = 'Object'}, index) => {
        const parsed = substitute(parseType(type), by);
        const isLast = index === parameters.length - 1;
        const java = this.java(parsed, own);
        // The reference writes `T...` as an array; in the SDK all of them are variable arguments.
        const written =
          isLast && parsed.name === 'Array' && !java.startsWith('byte') ? java.replace(/\[\]$/, '...') : java;
        return `${note(parsed)}${written} ${javaName(name)}`;
      })
      .join(', ');
  }

  private writeMethod(
    type: ReferenceType,
    form: TypeForm,
    member: ReferenceMember,
    own: ReadonlySet<string>,
    by: ReadonlyMap<string, TypeText> = new Map(),
  ): string {
    const parameters = member.typeParameters ?? [];
    const scope = new Set([...own, ...parameters.map(getParameterName)]);
    const result = substitute(parseType(member.type === 'Unit' ? 'void' : (member.type ?? 'void')), by);
    // Kotlin calls the functions of an object by its name; those that it inherits stay what they are.
    const isStatic = member.static ?? (form.kind === 'object' && !form.supertypes);
    const head = `${note(result)}${writeParameters(parameters.map((one) => this.writeBound(substituteBound(one, by), scope)))} ${otherTypes[`${type.id}.${member.name}`] ?? this.java(result, scope)} ${member.name}(${this.writeArguments(this.correct(member), scope, by)})`;
    if (form.kind === 'interface') {
      if (isStatic) return `static ${head} { throw null; }`;
      return isListed(defaultMethods, type.id, member.name) ? `default ${head} { throw null; }` : `${head};`;
    }
    const visibility = member.protected ? 'protected' : 'public';
    if (isListed(abstractMethods, type.id, member.name) && !isStatic) return `${visibility} abstract ${head};`;
    return `${visibility} ${isStatic ? 'static ' : ''}native ${head};`;
  }

  /** Dokka of 4 and 6 writes `? super T` as if it were any type. */
  private correct(member: ReferenceMember): ReferenceMember {
    const parameters = member.parameters?.map((parameter) =>
      parameter.type === 'EventListener<out Object>' ? {...parameter, type: 'EventListener<in T>'} : parameter,
    );
    return parameters ? {...member, parameters} : member;
  }
}

const getParameterName = (parameter: string): string => parameter.split(/\s/)[0]!;

const writeParameters = (parameters: readonly string[]): string =>
  parameters.length > 0 ? `<${parameters.join(', ')}>` : '';

function substituteBound(parameter: string, by: ReadonlyMap<string, TypeText>): string {
  const [name = '', bound] = parameter.split(/ (?:extends|:) /);
  const own = bound ? by.get(bound) : undefined;
  return own ? `${name} extends ${writeData(own)}` : parameter;
}

const writeData = ({name, arguments: list}: TypeText): string =>
  list.length > 0 ? `${name}<${list.map(writeData).join(', ')}>` : name;

const note = ({nullable}: TypeText): string => (nullable ? '@androidx.annotation.Nullable ' : '');

const getErasure = ({parameters = []}: ReferenceMember): string =>
  parameters
    .map(({type = ''}) =>
      type.replace(/<.*>|\?$/g, (found, at: number) => (type.startsWith('Array<') && at === 5 ? found : '')),
    )
    .join(',');

const reserved = new Set(['default', 'native', 'interface', 'package', 'switch']);

const javaName = (name: string): string => (reserved.has(name) ? `${name}_` : name);
