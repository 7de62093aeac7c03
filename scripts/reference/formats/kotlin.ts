/** Reads the public declarations of Kotlin source files. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Node} from 'web-tree-sitter';
import type {ReferenceMember, ReferenceParameter, TypeForm} from '../../../src/reference/types';
import {getChild, getChildren, loadParser, oneLine} from '../grammar';
import {compact, type SourceType} from '../sourceTypes';
import {splitList} from '../splitList';

export async function readKotlin(folder: string): Promise<SourceType[]> {
  const files = readdirSync(folder, {recursive: true})
    .map(String)
    .filter((name) => name.endsWith('.kt'))
    .sort();
  if (files.length === 0) throw new Error(`${folder} has no Kotlin files; give the folder of the sources.`);
  const parse = await loadParser('kotlin');
  const types = new Map<string, SourceType>();
  for (const name of files) {
    const root = parse(dropDelegation(readFileSync(path.join(folder, name), 'utf8')));
    const packageName = getChild(root, 'package_header')
      ?.text.replace(/^package\s+/, '')
      .trim();
    for (const node of root.namedChildren) if (node) readTopLevel(node, packageName, types);
  }
  return [...types.values()];
}

/**
 * `class A : List<B> by items`: the grammar does not read that, and it says nothing about the interface. It does read
 * `var a by remember {…}`, and a function with that without its `by` would be lost.
 */
function dropDelegation(text: string): string {
  return text.replace(/^(?!\s*(?:\w+ )*va[lr] ).* by \w+(?=\s*\{)/gm, (header) => header.replace(/ by \w+$/, ''));
}

function readTopLevel(node: Node, packageName: string | undefined, types: Map<string, SourceType>): void {
  if (isHidden(node)) return;
  const form = (fields: TypeForm): TypeForm =>
    compact<TypeForm>({...fields, package: packageName, deprecated: isDeprecated(node)});
  const add = (type: SourceType) => {
    const known = types.get(type.id);
    // A function beside a class of its name is a second way to make one.
    if (known) known.members.push(...type.members);
    else types.set(type.id, type);
  };
  if (node.type === 'class_declaration' || node.type === 'object_declaration') {
    for (const type of readClass(node, '')) add({...type, form: {...form(type.form)}});
  } else if (node.type === 'function_declaration') {
    const call = readFunction(node);
    const receiver = getReceiver(node);
    const isComposable = /@Composable\b/.test(getChild(node, 'modifiers')?.text ?? '');
    const id = receiver ? `${receiver}.${call.name}` : call.name;
    const kind = isComposable && /^[A-Z]/.test(call.name) ? 'component' : 'function';
    add({id, form: form({kind}), members: [{...call, kind: 'call'}]});
  } else if (node.type === 'property_declaration') {
    const property = readProperty(node);
    const receiver = getReceiver(node);
    if (property)
      add({
        id: receiver ? `${receiver}.${property.name}` : property.name,
        form: form(compact<TypeForm>({kind: 'variable', type: property.type})),
        members: [],
      });
  }
}

function isHidden(node: Node): boolean {
  return /\b(?:private|internal)\b/.test(getModifiers(node));
}

function getModifiers(node: Node): string {
  return getChildren(
    getChild(node, 'modifiers'),
    'visibility_modifier',
    'class_modifier',
    'member_modifier',
    'inheritance_modifier',
    'property_modifier',
  )
    .map((modifier) => modifier.text)
    .join(' ');
}

function isDeprecated(node: Node): true | undefined {
  return /@Deprecated\b/.test(getChild(node, 'modifiers')?.text ?? '') || undefined;
}

/** `Modifier` of `fun Modifier.ratio()`. */
function getReceiver(node: Node): string | undefined {
  const header = oneLine(node.text).replace(/^.*?\b(?:fun|val|var)\s+(?:<[^>]*>\s*)?/, '');
  return /^([A-Z]\w*)(?:<[^>]*>)?\??\.\w+/.exec(header)?.[1];
}

function readClass(node: Node, outer: string): SourceType[] {
  const name = getChild(node, 'identifier')?.text;
  if (!name) return [];
  const id = outer ? `${outer}.${name}` : name;
  const modifiers = getModifiers(node);
  const isInterface = node.children.some((child) => child?.type === 'interface');
  const body = getChild(node, 'class_body', 'enum_class_body');
  const supertypes = getChildren(getChild(node, 'delegation_specifiers'), 'delegation_specifier').map((specifier) =>
    oneLine(specifier.text).replace(/\(.*\)$/, ''),
  );
  const generics = getChild(node, 'type_parameters');
  const own: SourceType = {
    id,
    form: compact<TypeForm>({
      kind:
        node.type === 'object_declaration'
          ? 'object'
          : isInterface
            ? 'interface'
            : /\benum\b/.test(modifiers)
              ? 'enum'
              : 'class',
      typeParameters: generics && splitList(oneLine(generics.text).slice(1, -1), ','),
      supertypes: supertypes.length > 0 ? supertypes : undefined,
      abstract: /\babstract\b/.test(modifiers),
    }),
    members: [],
  };
  const inner: SourceType[] = [];
  const constructor = getChild(node, 'primary_constructor');
  const parameters = constructor && getChild(constructor, 'class_parameters');
  if (constructor && !isHidden(constructor))
    own.members.push({name: 'constructor', kind: 'constructor', parameters: readParameters(parameters)});
  for (const parameter of getChildren(parameters, 'class_parameter')) {
    const text = oneLine(parameter.text);
    const match = /\b(val|var) (\w+): ([^=]+)/.exec(text);
    if (match && !isHidden(parameter))
      own.members.push(
        compact<ReferenceMember>({
          name: match[2]!,
          kind: 'property',
          type: match[3]!.trim(),
          readonly: match[1] === 'val',
        }),
      );
  }
  for (const child of body?.namedChildren ?? []) if (child && !isHidden(child)) readInner(child, own, inner, id, false);
  return [own, ...inner];
}

function readInner(child: Node, own: SourceType, inner: SourceType[], id: string, isStatic: boolean): void {
  const marks = {static: isStatic || undefined, deprecated: isDeprecated(child)};
  if (/\boverride\b/.test(getModifiers(child))) return;
  if (child.type === 'enum_entry')
    own.members.push(compact<ReferenceMember>({name: getChild(child, 'identifier')!.text, kind: 'value', ...marks}));
  else if (child.type === 'function_declaration')
    own.members.push(compact<ReferenceMember>({...readFunction(child), kind: 'method', ...marks}));
  else if (child.type === 'property_declaration') {
    const property = readProperty(child);
    if (property) own.members.push(compact<ReferenceMember>({...property, ...marks}));
  } else if (child.type === 'secondary_constructor')
    own.members.push({
      name: 'constructor',
      kind: 'constructor',
      parameters: readParameters(getChild(child, 'function_value_parameters')),
    });
  else if (child.type === 'companion_object')
    for (const node of getChild(child, 'class_body')?.namedChildren ?? []) {
      if (node && !isHidden(node)) readInner(node, own, inner, id, true);
    }
  else if (child.type === 'class_declaration' || child.type === 'object_declaration')
    inner.push(...readClass(child, id));
}

function readProperty(node: Node): ReferenceMember | undefined {
  const text = oneLine(node.text);
  const match =
    /\b(val|var) (?:<[^>]*> )?(?:[A-Z]\w*(?:<[^>]*>)?\??\.)?(\w+)(?:: ([^=]+?))?(?: (?:=|get\(|by )|$)/.exec(text);
  if (!match) return undefined;
  return compact<ReferenceMember>({
    name: match[2]!,
    kind: 'property',
    type: match[3]?.replace(/\s*(?:private )?set$/, '').trim(),
    readonly: match[1] === 'val' || /\bprivate set\b/.test(text),
  });
}

function readFunction(
  node: Node,
): Pick<ReferenceMember, 'name' | 'parameters' | 'type' | 'typeParameters'> & {kind: 'method'} {
  const list = getChild(node, 'function_value_parameters');
  const generics = getChild(node, 'type_parameters');
  const names = getChildren(node, 'identifier');
  const body = getChild(node, 'function_body');
  const end = body ? body.startIndex - node.startIndex : node.text.length;
  const after = list ? oneLine(node.text.slice(list.endIndex - node.startIndex, end)) : '';
  return compact({
    name: names[names.length - 1]!.text,
    kind: 'method' as const,
    typeParameters: generics && splitList(oneLine(generics.text).slice(1, -1), ','),
    parameters: readParameters(list),
    type: /^:\s*(.+)$/.exec(after)?.[1],
  });
}

function readParameters(list: Node | undefined): ReferenceParameter[] {
  if (!list) return [];
  return splitList(oneLine(list.text).slice(1, -1), ',').map((part) => {
    const isRest = /\bvararg /.test(part);
    const match =
      /^(?:@[\w.]+(?:\([^)]*\))? )*(?:(?:vararg|crossinline|noinline|private|internal|override|protected|val|var) )*(\w+): (.*)$/.exec(
        part,
      );
    const [type, ...fallback] =
      splitList(match?.[2] ?? '', '=').length > 1 ? splitDefault(match![2]!) : [match?.[2] ?? ''];
    const written = fallback.join('=').trim();
    return compact<ReferenceParameter>({
      name: match?.[1] ?? part,
      type: type.trim() || undefined,
      optional: written !== '',
      default: written !== '' && written.length <= 40 && !written.startsWith('{') ? written : undefined,
      rest: isRest,
    });
  });
}

function splitDefault(text: string): [string, string] {
  const [type] = splitList(text, '=');
  return [type!, text.slice(text.indexOf(type!) + type!.length).replace(/^\s*=\s*/, '')];
}
