/** Reads types as TypeScript writes them: what a value of a type may be, and which members it has. */
import ts from 'typescript';
import {memoize} from '../../memoize';
import {getForms, getMembers, groupByName} from '../read';
import {bindArguments, substitute} from '../resolve/written';
import type {ReferenceMember, ReferencePlatform, ReferenceType, TypeForm} from '../types';
import type {FoundType, World} from './world';

/** A member with the type that has it, and its type with the type arguments put in. */
export interface FoundMember {
  platform: ReferencePlatform;
  owner: ReferenceType;
  records: readonly ReferenceMember[];
  /** Undefined where the source names none, or overloads have several. */
  type: string | undefined;
  /** Puts type arguments into a type of the member, such as a parameter's. */
  fill: (type: string) => string;
}

interface Use extends FoundType {
  /** Type arguments by parameter. */
  arguments: ReadonlyMap<string, string>;
}

/** Types that have the members of their first argument. */
const wrappers = /^(?:React\.)?(?:Readonly|Partial|Required|NonNullable|Omit|Pick|PropsWithChildren|PropsWithoutRef)$/;

const parseType = memoize(
  (text: string) => text,
  (text: string): ts.TypeNode | undefined => {
    const file = ts.createSourceFile('type.ts', `type T = ${text};`, ts.ScriptTarget.Latest, true);
    const [statement] = file.statements;
    return statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
  },
);

const getText = (node: ts.Node) => node.getText();

export class TypeReader {
  private readonly uses = new Map<string, readonly Use[]>();
  private readonly members = new Map<ReferenceType, ReadonlyMap<string, readonly ReferenceMember[]>>();

  constructor(private readonly world: World) {}

  /** The element of an array or of the SDK's lists. */
  getElement(text: string): string | undefined {
    const node = unwrap(parseType(text));
    if (node && ts.isArrayTypeNode(node)) return getText(node.elementType);
    if (node && ts.isTypeReferenceNode(node) && /^(?:Readonly)?Array$/.test(getText(node.typeName)))
      return node.typeArguments?.[0] && getText(node.typeArguments[0]);
    if (node && ts.isUnionTypeNode(node)) {
      const elements = node.types.flatMap((part) => this.getElement(getText(part)) ?? []);
      return elements.length ? elements.join(' | ') : undefined;
    }
    const alias = this.readAlias(text);
    return alias === undefined ? this.findMember(text, '[]')?.type : this.getElement(alias);
  }

  /** The first argument of a type, such as what a promise gives. */
  getArgument(text: string, name: RegExp): string | undefined {
    const node = unwrap(parseType(text));
    if (!node || !ts.isTypeReferenceNode(node) || !name.test(getText(node.typeName))) return undefined;
    return node.typeArguments?.[0] && getText(node.typeArguments[0]);
  }

  /** The type of a callback's parameter. */
  getCallbackParameter(text: string, index: number): string | undefined {
    const node = unwrap(parseType(text));
    if (!node) return undefined;
    if (ts.isFunctionTypeNode(node)) {
      const type = node.parameters[index]?.type;
      return type && getText(type);
    }
    const alias = this.readAlias(text);
    return alias === undefined ? undefined : this.getCallbackParameter(alias, index);
  }

  /** A property of a component. Those of a custom element's are the element's. */
  findProp(component: FoundType, name: string): FoundMember | undefined {
    const {tag, kind} = this.getForm(component) ?? {};
    const element = tag !== undefined && kind === 'component' ? this.world.findElement(tag) : undefined;
    if (element) return this.findOwn(element, name);
    const props = this.getProps(component);
    return props === undefined ? undefined : this.findMember(props, name);
  }

  /** The properties of a component: the first parameter of a function, or the argument of React's base class. */
  private getProps({type, platform}: FoundType): string | undefined {
    const form = this.getForm({type, platform});
    if (form?.kind === 'function') return this.getMembers({type, platform}).get(type.id)?.[0]?.parameters?.[0]?.type;
    if (form?.type) return this.getCallbackParameter(form.type, 0);
    const base = form?.supertypes?.find((text) => /^(?:React\.)?(?:Pure)?Component</.test(text));
    return base && this.getArgument(base, /./);
  }

  /**
   * Finds a member of a type.
   * @param text of the type; of a union, all parts that have the member must have it from one type.
   */
  findMember(text: string, name: string): FoundMember | undefined {
    const found = this.expand(text).flatMap((use) => this.findInUse(use, name) ?? []);
    const [first] = found;
    return found.every(({owner}) => owner === first?.owner) ? first : undefined;
  }

  /** As `findMember`, of a type itself: its static members and values. */
  findOwn(found: FoundType, name: string): FoundMember | undefined {
    return this.findInUse({...found, arguments: new Map()}, name);
  }

  /** The map of events that a type's listeners are for: `PlayerEventMap` of `EventDispatcher<PlayerEventMap>`. */
  findEventMap(text: string): string | undefined {
    for (const use of this.expand(text))
      for (const above of this.listLineage(use))
        for (const supertype of this.getForm(above)?.supertypes ?? []) {
          const map = this.getArgument(substitute(supertype, above.arguments), /^EventDispatcher$/);
          if (map !== undefined) return map;
        }
    return undefined;
  }

  private findInUse(use: Use, name: string): FoundMember | undefined {
    for (const {platform, type, arguments: given} of this.listLineage(use)) {
      const records = this.getMembers({platform, type}).get(name);
      if (!records) continue;
      const types = new Set(records.map((record) => (record.kind === 'value' ? type.id : record.type)));
      const [only] = types;
      const put = (text: string) => substitute(text, given);
      return {platform, owner: type, records, type: types.size === 1 && only ? put(only) : undefined, fill: put};
    }
    return undefined;
  }

  private getMembers({platform, type}: FoundType): ReadonlyMap<string, readonly ReferenceMember[]> {
    let members = this.members.get(type);
    if (!members) {
      const key = this.world.getKey(platform);
      members = groupByName(getMembers(type).filter((member) => key === undefined || member.in.includes(key)));
      this.members.set(type, members);
    }
    return members;
  }

  private getForm({platform, type}: FoundType): TypeForm | undefined {
    const key = this.world.getKey(platform);
    return getForms(type).find((form) => key === undefined || form.in.includes(key));
  }

  /** A type and all that it inherits from, the nearest first. */
  private listLineage(use: Use): Use[] {
    const found: Use[] = [use];
    for (const {platform, type, arguments: given} of found)
      for (const text of this.getForm({platform, type})?.supertypes ?? [])
        for (const above of this.expand(substitute(text, given)))
          if (!found.some((known) => known.type === above.type)) found.push(above);
    return found;
  }

  /** What an alias stands for, with its arguments put in. */
  private readAlias(text: string): string | undefined {
    const node = unwrap(parseType(text));
    if (!node || !ts.isTypeReferenceNode(node)) return undefined;
    const found = this.world.find(getText(node.typeName));
    const form = found && this.getForm(found);
    if (!form?.type || !/^(?:alias|union)$/.test(form.kind)) return undefined;
    return substitute(form.type, bindArguments(form.typeParameters, node.typeArguments?.map(getText) ?? []));
  }

  /** The types of the SDK that a value of a type may be. */
  private expand(text: string): readonly Use[] {
    const known = this.uses.get(text);
    if (known) return known;
    // Types may name themselves.
    this.uses.set(text, []);
    const node = parseType(text);
    const uses = node ? this.expandNode(node) : [];
    this.uses.set(text, uses);
    return uses;
  }

  private expandNode(node: ts.TypeNode): readonly Use[] {
    if (ts.isParenthesizedTypeNode(node)) return this.expandNode(node.type);
    if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node))
      return node.types.flatMap((part) => this.expandNode(part));
    if (!ts.isTypeReferenceNode(node)) return [];
    const name = getText(node.typeName);
    const [first] = node.typeArguments ?? [];
    if (wrappers.test(name) && first) return this.expandNode(first);
    const found = this.world.find(name) ?? this.world.find(name.replace(/^THEOplayer\./, ''));
    if (!found) return [];
    const form = this.getForm(found);
    const given = bindArguments(form?.typeParameters, node.typeArguments?.map(getText) ?? []);
    if (form?.type && /^(?:alias|union)$/.test(form.kind)) return this.expand(substitute(form.type, given));
    return [{...found, arguments: given}];
  }
}

function unwrap(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (!node) return undefined;
  if (ts.isParenthesizedTypeNode(node)) return unwrap(node.type);
  if (ts.isTypeOperatorNode(node)) return unwrap(node.type);
  if (!ts.isUnionTypeNode(node)) return node;
  const parts = node.types.filter((part) => !/^(?:null|undefined|void)$/.test(getText(part)));
  return parts.length === 1 ? unwrap(parts[0]) : node;
}
