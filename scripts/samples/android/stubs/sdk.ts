/** Java sources with the public symbols of the Android SDK, without bodies, for one version. */
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
  inheritsConstants,
  otherTypes,
  publicSupertypes,
  writtenByHand,
} from './facts';
import {getErasure, getParameterName, SdkModel} from './model';
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
  return new Writer(new SdkModel(file, key)).write();
}

/** A type without the package that makes its id unique: `chromecast.ErrorCode` is `ErrorCode`. */
const getSimpleName = (id: string): string => id.replace(/^(?:[a-z]\w*\.)+(?=[A-Z])/, '');

const isListed = (list: Readonly<Record<string, true | readonly string[]>>, type: string, member: string): boolean => {
  const own = list[type];
  return own === true || (own?.includes(member) ?? false);
};

/** What the compiler adds to each enum by itself. */
const ofEveryEnum = /^(?:values|valueOf|entries|getEntries|name|ordinal|getOrdinal)$/;

class Writer {
  private readonly leftOut: string[] = [];

  constructor(private readonly model: SdkModel) {}

  write(): SdkStubs {
    const outer = this.model.types.filter((type) => !this.model.findOuter(type) && !writtenByHand.has(type.id));
    const files = outer.map((type): SourceFile => {
      const {package: ofPackage = ''} = this.model.getForm(type);
      const name = getSimpleName(type.id);
      return {
        name: `${ofPackage.replaceAll('.', '/')}/${name}.java`,
        text: `package ${ofPackage};\n\n${this.writeType(type, false)}\n`,
      };
    });
    return {files, leftOut: this.leftOut};
  }

  private qualify(name: string, own: ReadonlySet<string>): string | undefined {
    if (own.has(name)) return name;
    const type = this.model.find(name);
    return type ? `${this.model.getForm(type).package}.${getSimpleName(name)}` : elsewhere[name];
  }

  private writeType(type: ReferenceType, isNested: boolean): string {
    const form = this.model.getForm(type);
    const kind = form.kind === 'interface' ? 'interface' : form.kind === 'enum' ? 'enum' : 'class';
    const parameters = form.typeParameters ?? [];
    const own = new Set(parameters.map(getParameterName));
    const supertypes = this.model.getSupertypes(type).map((above) => this.java(above, own));
    const isClass = (above: TypeText): boolean => {
      const target = this.model.find(above.name);
      return target
        ? this.model.getForm(target).kind === 'class'
        : !['OptionsProvider', 'Iterable'].includes(above.name);
    };
    const texts = this.model.getSupertypes(type);
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
    const nested = this.model.types
      .filter((other) => this.model.findOuter(other) === type)
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
    const target = this.model.find(type.name);
    const count = target ? (this.model.getForm(target).typeParameters?.length ?? 0) : 0;
    const list =
      type.arguments.length > 0 || count === 0
        ? type.arguments
        : Array.from({length: count}, (): TypeText => ({name: '*', arguments: [], nullable: false}));
    return {...type, arguments: list.map((one) => this.fillRaw(one))};
  }

  private writeBody(type: ReferenceType, form: TypeForm, own: ReadonlySet<string>): string[] {
    const lines: string[] = [];
    const members = this.model.getMembers(type);
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
        if (member.name === 'INSTANCE' || this.model.hasGetter(type, member)) continue;
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
    if (form.kind === 'class' && hasConstructors && !written.has('()') && !this.model.isView(type))
      lines.push(`protected ${getSimpleName(type.id).split('.').pop()}() {}`);
    if (form.kind !== 'interface' && !form.abstract) {
      for (const [key, member, parameters] of this.model.listUnwritten(type))
        add(key, () => this.writeMethod(type, form, member, own, parameters));
    }
    return lines;
  }

  private writeField(member: ReferenceMember, own: ReadonlySet<string>): string {
    const type = parseType(member.type ?? 'Object');
    const visibility = member.protected ? 'protected' : 'public';
    return `${visibility} ${member.static ? 'static ' : ''}${note(type)}${this.java(type, own)} ${member.name};`;
  }

  private writeConstructor(type: ReferenceType, member: ReferenceMember, own: ReadonlySet<string>): string {
    const name = getSimpleName(type.id).split('.').pop();
    return `${member.protected ? 'protected' : 'public'} ${name}(${this.writeArguments(member, own)}) {${this.model.isView(type) ? ' super(null); ' : ''}}`;
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

const reserved = new Set(['default', 'native', 'interface', 'package', 'switch']);

const javaName = (name: string): string => (reserved.has(name) ? `${name}_` : name);
