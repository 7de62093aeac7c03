/** Reads what a library of Dart exports: its own declarations, and those of the libraries that it exports. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Node} from 'web-tree-sitter';
import type {ReferenceMember, ReferenceParameter, TypeForm, TypeKind} from '../../../src/reference/types';
import {getChild, getChildren, loadParser, oneLine} from '../grammar';
import {compact, type SourceType} from '../sourceTypes';
import {splitList} from '../splitList';

/**
 * @param file the library, such as `lib/theoplayer.dart`; packages that it exports from lie beside its own.
 */
export async function readDart(file: string): Promise<SourceType[]> {
  const parse = await loadParser('dart');
  const packages = findPackages(path.dirname(path.dirname(path.dirname(path.resolve(file)))));
  const types = new Map<string, SourceType>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const text = readFileSync(name, 'utf8');
    for (const [, target] of text.matchAll(/^export\s+'([^']+)'/gm)) {
      const inner = resolve(target!, name, packages);
      if (inner) visit(inner);
    }
    for (const type of readLibrary(parse(text))) types.set(type.id, type);
  };
  visit(path.resolve(file));
  return [...types.values()];
}

/** The folder of each package by its name. */
function findPackages(folder: string): Map<string, string> {
  const packages = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    const manifest = path.join(folder, name, 'pubspec.yaml');
    const id = existsSync(manifest) && /^name:\s*(\S+)/m.exec(readFileSync(manifest, 'utf8'))?.[1];
    if (id) packages.set(id, path.join(folder, name, 'lib'));
  }
  return packages;
}

function resolve(target: string, from: string, packages: ReadonlyMap<string, string>): string | undefined {
  const [, name, rest] = /^package:([^/]+)\/(.+)$/.exec(target) ?? [];
  if (!name) return target.startsWith('dart:') ? undefined : path.join(path.dirname(from), target);
  const folder = packages.get(name);
  return folder && path.join(folder, rest!);
}

const kinds: Record<string, TypeKind> = {
  class_definition: 'class',
  enum_declaration: 'enum',
  mixin_declaration: 'mixin',
  extension_declaration: 'extension',
};

function readLibrary(root: Node): SourceType[] {
  const found: SourceType[] = [];
  let deprecated = false;
  for (const node of root.namedChildren) {
    if (!node) continue;
    if (node.type === 'annotation') {
      deprecated ||= /^@[dD]eprecated\b/.test(node.text);
      continue;
    }
    const type = readType(node);
    if (type && !type.id.startsWith('_'))
      found.push(deprecated ? {...type, form: {...type.form, deprecated: true}} : type);
    deprecated = false;
  }
  return found;
}

function readType(node: Node): SourceType | undefined {
  if (node.type === 'type_alias') {
    const match = /^typedef (\w+)\s*(<[^=]*>)?\s*= (.*);$/.exec(oneLine(node.text));
    return match ? {id: match[1]!, form: compact<TypeForm>({kind: 'alias', type: match[3]}), members: []} : undefined;
  }
  if (node.type === 'function_signature') {
    const call = readCall(oneLine(node.text));
    return call && {id: call.name, form: {kind: 'function'}, members: [{...call, kind: 'call'}]};
  }
  const kind = kinds[node.type];
  const name = kind && getChild(node, 'identifier');
  if (!kind || !name) return undefined;
  const generics = getChild(node, 'type_parameters');
  const header = oneLine(node.text.slice(0, node.text.indexOf('{')));
  const supertypes = header
    .split(/\b(?:extends|implements|with|on)\b(?![^<]*>)/)
    .slice(1)
    .flatMap((part) => splitList(part, ','));
  const body = getChild(node, 'class_body', 'enum_body', 'extension_body');
  return {
    id: name.text,
    form: compact<TypeForm>({
      kind,
      typeParameters: generics && splitList(oneLine(generics.text).slice(1, -1), ','),
      supertypes: supertypes.length > 0 ? supertypes : undefined,
      abstract: /^(?:\w+ )*abstract /.test(header),
    }),
    members: body ? readBody(body, name.text) : [],
  };
}

function readBody(body: Node, className: string): ReferenceMember[] {
  const members: ReferenceMember[] = [];
  const settable = new Set<string>();
  let deprecated: true | undefined;
  for (const node of body.namedChildren) {
    if (!node) continue;
    if (node.type === 'annotation') {
      if (/^@[dD]eprecated\b/.test(node.text)) deprecated = true;
      continue;
    }
    if (node.type === 'function_body' || node.type === 'comment' || node.type === 'documentation_comment') continue;
    if (node.type === 'enum_constant') {
      const name = getChild(node, 'identifier')?.text;
      if (name) members.push(compact<ReferenceMember>({name, kind: 'value', deprecated}));
    } else {
      for (const member of readMember(node, className, settable))
        if (!/^_/.test(member.name)) members.push(compact<ReferenceMember>({...member, deprecated}));
    }
    deprecated = undefined;
  }
  const types = new Map<string, string | undefined>(members.map((member) => [member.name, member.type]));
  return resolveFieldParameters(
    members.map((member) =>
      member.kind === 'property' && member.readonly && settable.has(member.name) ? withoutReadonly(member) : member,
    ),
    types,
  );
}

function withoutReadonly({readonly: _, ...member}: ReferenceMember): ReferenceMember {
  return member;
}

/** `this.name` has the type of the field. */
function resolveFieldParameters(
  members: ReferenceMember[],
  types: ReadonlyMap<string, string | undefined>,
): ReferenceMember[] {
  return members.map((member) =>
    member.kind === 'constructor'
      ? {
          ...member,
          parameters: member.parameters?.map((parameter) => {
            const type = parameter.type ?? types.get(parameter.name);
            return type === undefined ? parameter : {...parameter, type};
          }),
        }
      : member,
  );
}

function readMember(node: Node, className: string, settable: Set<string>): ReferenceMember[] {
  const isStatic = /^static\b/.test(node.text) || undefined;
  const text = oneLine(node.text).replace(/^(?:external|static|covariant) /g, '');
  const inner = getChildren(
    node,
    'function_signature',
    'getter_signature',
    'setter_signature',
    'constructor_signature',
    'factory_constructor_signature',
    'constant_constructor_signature',
  )[0];
  if (inner?.type === 'setter_signature') {
    const name = /\bset (\w+)/.exec(text)?.[1];
    if (name) settable.add(name);
    return [];
  }
  if (inner?.type === 'getter_signature') {
    const match = /^(.*?)\s*\bget (\w+)/.exec(text);
    return match
      ? [
          compact<ReferenceMember>({
            name: match[2]!,
            kind: 'property',
            type: match[1] || undefined,
            readonly: true,
            static: isStatic,
          }),
        ]
      : [];
  }
  if (inner?.type === 'function_signature') {
    const call = readCall(oneLine(inner.text));
    return call ? [compact<ReferenceMember>({...call, kind: 'method', static: isStatic})] : [];
  }
  if (inner) {
    const match = new RegExp(`\\b${className}(?:\\.(\\w+))?\\s*\\(`).exec(text);
    if (!match) return [];
    const open = match.index + match[0].length - 1;
    const name = match[1] ? `${className}.${match[1]}` : className;
    if (match[1]?.startsWith('_')) return [];
    return [{name, kind: 'constructor', parameters: readParameters(takeParentheses(text.slice(open)))}];
  }
  const list = getChild(node, 'initialized_identifier_list', 'static_final_declaration_list', 'identifier_list');
  if (!list) return [];
  const type = oneLine(node.text.slice(0, list.startIndex - node.startIndex))
    .replace(/^(?:(?:static|late|final|const|var|covariant|external) ?)+/, '')
    .trim();
  return list.namedChildren.flatMap((item) => {
    const name = item && (getChild(item, 'identifier')?.text ?? item.text);
    return name
      ? [
          compact<ReferenceMember>({
            name,
            kind: 'property',
            type: type || undefined,
            static: isStatic,
            readonly: /\b(?:final|const) /.test(text),
          }),
        ]
      : [];
  });
}

/** `Future<void> name<E>(String a, {int b = 1})`. */
function readCall(text: string): Pick<ReferenceMember, 'name' | 'parameters' | 'type' | 'typeParameters'> | undefined {
  const match = /^(.*?)\s*\b(\w+)\s*(?:<([^()]*)>)?\s*(?=\()/.exec(text);
  if (!match) return undefined;
  return compact({
    name: match[2]!,
    typeParameters: match[3] ? splitList(match[3], ',') : undefined,
    parameters: readParameters(takeParentheses(text.slice(match[0].length))),
    type: match[1] || undefined,
  });
}

function takeParentheses(text: string): string {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++;
    else if (text[index] === ')' && --depth === 0) return text.slice(1, index);
  }
  return text.slice(1);
}

function readParameters(text: string): ReferenceParameter[] {
  return splitList(text, ',').flatMap((part) => {
    if (part.startsWith('{') || part.startsWith('['))
      return splitList(part.slice(1, -1), ',').map((inner) =>
        readParameter(inner, part.startsWith('{') ? 'named' : 'optional'),
      );
    return [readParameter(part, 'positional')];
  });
}

function readParameter(part: string, place: 'named' | 'optional' | 'positional'): ReferenceParameter {
  const isRequired = /^required /.test(part);
  const [declaration, fallback] = part.replace(/^required /, '').split(/\s*=\s*(?!>)/);
  const match = /^(?:(.*?)\s+)?(?:this\.|super\.)?(\w+)$/.exec(declaration!.trim());
  return compact<ReferenceParameter>({
    name: match?.[2] ?? declaration!,
    type: match?.[1]?.replace(/^(?:final|covariant) /, ''),
    named: place === 'named',
    optional: place !== 'positional' && !isRequired,
    default: fallback,
  });
}
