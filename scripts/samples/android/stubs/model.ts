/** The types of one version, with what the reference leaves out of them. */
import {getForms, getMembers} from '../../../../src/reference/read';
import type {
  ReferenceFile,
  ReferenceMember,
  ReferenceType,
  TypeForm,
  VersionKey,
} from '../../../../src/reference/types';
import {elsewhere, hiddenSupertype} from './facts';
import {parseType, substitute, type TypeText} from './types';

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

interface Above {
  type: ReferenceType;
  parameters: ReadonlyMap<string, TypeText>;
}

export class SdkModel {
  readonly types: readonly ReferenceType[];
  private readonly byId: ReadonlyMap<string, ReferenceType>;

  constructor(
    file: ReferenceFile,
    private readonly key: VersionKey,
  ) {
    this.types = withSupertypes(file, key);
    this.byId = new Map(this.types.map((type) => [type.id, type]));
  }

  find(id: string): ReferenceType | undefined {
    return this.byId.get(id);
  }

  getForm(type: ReferenceType): TypeForm {
    return getForms(type).find((form) => form.in.includes(this.key)) ?? type.forms[0]!;
  }

  findOuter(type: ReferenceType): ReferenceType | undefined {
    const dot = type.id.lastIndexOf('.');
    return dot > 0 ? this.byId.get(type.id.slice(0, dot)) : undefined;
  }

  getMembers(type: ReferenceType): ReferenceMember[] {
    const key = type.in.includes(this.key) ? this.key : type.in.at(-1)!;
    return getMembers(type).filter((member) => member.in.includes(key));
  }

  /** The public supertypes, with the arguments that Dokka lost. */
  getSupertypes(type: ReferenceType): TypeText[] {
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

  hasGetter(type: ReferenceType, {name}: ReferenceMember): boolean {
    const capital = name[0]!.toUpperCase() + name.slice(1);
    const getters = [`get${capital}`, `is${capital}`, name];
    return [{type}, ...this.listAbove(type)].some((above) =>
      this.getMembers(above.type).some((member) => member.kind === 'method' && getters.includes(member.name)),
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
  listUnwritten(type: ReferenceType): [string, ReferenceMember, ReadonlyMap<string, TypeText>][] {
    const above = this.listAbove(type);
    return above
      .filter((one) => this.getForm(one.type).kind === 'interface')
      .flatMap(({type: target, parameters}) =>
        this.getMembers(target)
          .filter(({kind, static: isStatic}) => kind === 'method' && !isStatic)
          .map((member): [string, ReferenceMember, ReadonlyMap<string, TypeText>] => [
            `${member.name}(${getErasure(member)})`,
            member,
            parameters,
          ]),
      );
  }

  isView(type: ReferenceType): boolean {
    return this.getSupertypes(type).some(({name}) => name === 'FrameLayout');
  }
}

/** The name of a type parameter: `Q extends Quality` is `Q`. */
export const getParameterName = (parameter: string): string => parameter.split(/\s/)[0]!;

/** What tells the overloads of a method apart. */
export const getErasure = ({parameters = []}: ReferenceMember): string =>
  parameters
    .map(({type = ''}) =>
      type.replace(/<.*>|\?$/g, (found, at: number) => (type.startsWith('Array<') && at === 5 ? found : '')),
    )
    .join(',');
