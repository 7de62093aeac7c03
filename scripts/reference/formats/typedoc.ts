/** Reads the HTML that TypeDoc 0.25 writes: a page a type, in folders by kind. */
import {readdirSync, readFileSync, existsSync} from 'node:fs';
import path from 'node:path';
import type {ReferenceMember, ReferenceParameter, TypeForm, TypeKind} from '../../../src/reference/types';
import {children, find, findAll, getAttribute, getText, hasClass, parseHtml, type Element} from '../html';
import {compact, type SourceType} from '../sourceTypes';

const kinds: Record<string, TypeKind> = {
  Class: 'class',
  Interface: 'interface',
  Enumeration: 'enum',
  'Type alias': 'alias',
  Function: 'function',
  Variable: 'variable',
  Namespace: 'namespace',
};
const folders = ['classes', 'interfaces', 'enums', 'types', 'functions', 'variables', 'modules'];

export function readTypeDoc(folder: string): SourceType[] {
  const files = folders.flatMap((kind) => {
    const inner = path.join(folder, kind);
    if (!existsSync(inner)) return [];
    return readdirSync(inner)
      .filter((file) => file.endsWith('.html'))
      .map((file) => path.join(inner, file));
  });
  if (files.length === 0)
    throw new Error(`${folder} has no TypeDoc pages; expected folders such as ${folders.join(', ')} with HTML files.`);
  return joinNamespaces(files.map((file) => readPage(file, readFileSync(file, 'utf8'))));
}

/** TypeDoc numbers what differs in case alone or is declared twice: `cache-1.html`. */
export function getId(file: string): string {
  return path.basename(file, '.html').replace(/-\d+(?=\.|$)/g, '');
}

/** A function of a namespace becomes a static method of what the namespace is called after. */
function joinNamespaces(pages: SourceType[]): SourceType[] {
  const byId = new Map<string, SourceType>();
  for (const page of pages.filter(({form}) => form.kind !== 'namespace')) byId.set(page.id, page);
  for (const page of pages.filter(({form}) => form.kind === 'namespace'))
    if (!byId.has(page.id)) byId.set(page.id, page);
  for (const page of [...byId.values()]) {
    const dot = page.id.lastIndexOf('.');
    const parent = dot > 0 && page.form.kind === 'function' ? byId.get(page.id.slice(0, dot)) : undefined;
    if (!parent) continue;
    parent.members.push(
      ...page.members.map((call) => ({
        ...call,
        name: page.id.slice(dot + 1),
        kind: 'method' as const,
        static: true as const,
      })),
    );
    byId.delete(page.id);
  }
  return [...byId.values()];
}

function readPage(file: string, html: string): SourceType {
  const content = find(parseHtml(html), (element) => hasClass(element, 'col-content'));
  const heading = content && find(content, (element) => element.tagName === 'h1');
  if (!content || !heading) throw new Error(`${file}: no heading was found; expected the HTML of TypeDoc 0.25.`);
  const title = getText(heading);
  const kindName = Object.keys(kinds).find((name) => title.startsWith(`${name} `));
  if (!kindName) throw new Error(`${file}: "${title}" starts with no known kind; add it to formats/typedoc.ts.`);
  const id = getId(file);
  const kind = kinds[kindName]!;
  if (kind === 'function') return {id, form: {kind}, members: readSignatures(content, id, 'call')};
  const form = compact<TypeForm>({
    kind,
    typeParameters: readTypeParameters(content),
    supertypes: readSupertypes(content),
    deprecated: isDeprecated(content),
  });
  if (kind === 'alias' || kind === 'variable') {
    const type = readAlias(content);
    const isUnion = kind === 'alias' && splitUnion(type).length > 1;
    return {id, form: {...form, kind: isUnion ? 'union' : kind, type}, members: []};
  }
  return {id, form, members: [...readIndexes(content), ...readMembers(content, file, kind)]};
}

/** The cases of a union; bars inside brackets or strings, and in the result of a function, separate nothing. */
export function splitUnion(type: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let index = 0; index < type.length; index++) {
    const character = type[index]!;
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if ('([{<'.includes(character)) depth++;
    else if (')]}'.includes(character) || (character === '>' && type[index - 1] !== '=')) depth--;
    else if (character === '=' && type[index + 1] === '>' && depth === 0) break;
    else if (character === '|' && depth === 0) {
      parts.push(type.slice(start, index).trim());
      start = index + 1;
    }
  }
  parts.push(type.slice(start).trim());
  return parts.filter(Boolean);
}

/** The text of a type, with the full id in place of each linked name. */
function getType(element: Element): string {
  const text = getText(element, (inner) => {
    if (hasClass(inner, 'tsd-anchor-icon') || hasClass(inner, 'tsd-comment')) return '';
    const href = inner.tagName === 'a' ? getAttribute(inner, 'href') : undefined;
    if (!href || !hasClass(inner, 'tsd-signature-type')) return undefined;
    if (hasClass(inner, 'tsd-kind-type-parameter') || hasClass(inner, 'external')) return undefined;
    const [page, anchor] = href.split('#');
    return anchor ? `${getId(page!)}.${getText(inner)}` : getId(page!);
  });
  // A link into a namespace stands behind the namespace's name.
  return text.replace(/\b([\w$]+\.)\1/g, '$1');
}

function afterColon(text: string): string {
  return text.slice(text.indexOf(':') + 1).trim();
}

const isSection = (title: string) => (element: Element) =>
  element.tagName === 'section' &&
  children(element).some((child) => child.tagName === 'h4' && getText(child) === title);

function readTypeParameters(content: Element): string[] | undefined {
  const section = children(content).find(isSection('Type Parameters'));
  return section && readTypeParameterList(section);
}

function readTypeParameterList(section: Element): string[] | undefined {
  const list = find(section, (element) => hasClass(element, 'tsd-type-parameter-list'));
  return list && children(list).map((item) => getType(children(item)[0]!));
}

/** The first level of the hierarchy stands above the type itself; what it implements has a list of its own. */
function readSupertypes(content: Element): string[] | undefined {
  const found: string[] = [];
  const hierarchy = children(content).find(
    (element) => hasClass(element, 'tsd-hierarchy') && /^Hierarchy/.test(getText(element)),
  );
  const list = hierarchy && children(hierarchy).find((element) => element.tagName === 'ul');
  if (
    list &&
    !find(
      children(list)[0]!,
      (element) => element.tagName === 'span' && hasClass(element, 'target') && isDirectChild(list, element),
    )
  )
    found.push(
      ...children(list).map((item) => getText(item, (inner) => (inner.tagName === 'ul' ? '' : linkText(inner)))),
    );
  const implemented = children(content).find(isSection('Implements'));
  const implementedList = implemented && children(implemented).find((element) => element.tagName === 'ul');
  if (implementedList) found.push(...children(implementedList).map((item) => getType(item)));
  return found.length > 0 ? found : undefined;
}

function isDirectChild(list: Element, target: Element): boolean {
  return children(list).some((item) => children(item).includes(target));
}

function linkText(element: Element): string | undefined {
  const href = element.tagName === 'a' ? getAttribute(element, 'href') : undefined;
  return href && !hasClass(element, 'tsd-kind-type-parameter') && !hasClass(element, 'external')
    ? getId(href)
    : undefined;
}

function isDeprecated(element: Element): true | undefined {
  const comments = children(element).flatMap((child) =>
    hasClass(child, 'tsd-comment') ? [child, ...findAll(child, (inner) => hasClass(inner, 'tsd-comment'))] : [],
  );
  return (
    comments.some((comment) =>
      children(comment).some((child) => child.tagName === 'h4' && getText(child) === 'Deprecated'),
    ) || undefined
  );
}

function readAlias(content: Element): string {
  const signature = children(content).find((element) => hasClass(element, 'tsd-signature'));
  if (!signature) return 'unknown';
  const text = getType(signature);
  const declaration = find(content, (element) => hasClass(element, 'tsd-type-declaration'));
  const call = declaration && find(declaration, (element) => hasClass(element, 'tsd-description'));
  const type = afterColon(text);
  if (call && /=>/.test(type)) {
    const [signatureOfCall] = readDescriptions(declaration);
    if (signatureOfCall) return formatCall(signatureOfCall);
  }
  return type;
}

function formatCall(call: {parameters: ReferenceParameter[]; type?: string; typeParameters?: string[]}): string {
  const parameters = call.parameters
    .map(
      ({name, type, optional, rest}) => `${rest ? '...' : ''}${name}${optional ? '?' : ''}${type ? `: ${type}` : ''}`,
    )
    .join(', ');
  const generic = call.typeParameters ? `<${call.typeParameters.join(', ')}>` : '';
  return `${generic}(${parameters}) => ${call.type ?? 'void'}`;
}

function readIndexes(content: Element): ReferenceMember[] {
  const section = children(content).find(isSection('Indexable'));
  if (!section) return [];
  return findAll(section, (element) => hasClass(element, 'tsd-signature')).map((signature) => {
    const text = getType(signature);
    const close = text.indexOf(']');
    const [name, type] = text.slice(1, close).split(/:\s*/);
    return {
      name: '[]',
      kind: 'index',
      parameters: [compact<ReferenceParameter>({name: name!, type})],
      type: afterColon(text.slice(close)),
    };
  });
}

function readMembers(content: Element, file: string, kind: TypeKind): ReferenceMember[] {
  return findAll(content, (element) => hasClass(element, 'tsd-member')).flatMap((panel) => {
    if (isInherited(panel)) return [];
    const title = find(panel, (element) => element.tagName === 'h3');
    if (!title) throw new Error(`${file}: a member has no heading; expected the HTML of TypeDoc 0.25.`);
    const flags = findAll(title, (element) => hasClass(element, 'tsd-tag')).map((tag) => getText(tag));
    const name = getText(title, (element) => (hasClass(element, 'tsd-tag') ? '' : undefined));
    const marks = {
      static: flags.includes('Static') || undefined,
      protected: flags.includes('Protected') || undefined,
      abstract: flags.includes('Abstract') || undefined,
    } as const;
    const signature = children(panel).find((element) => hasClass(element, 'tsd-signature'));
    if (!signature) {
      const calls = readSignatures(panel, name, name === 'constructor' ? 'constructor' : 'method');
      if (calls.length === 0) throw new Error(`${file}: ${name} has no signature; expected the HTML of TypeDoc 0.25.`);
      return calls.map((call) =>
        compact<ReferenceMember>({...call, ...marks, optional: flags.includes('Optional') || undefined}),
      );
    }
    const type = getType(signature);
    if (kind === 'enum')
      return [
        compact<ReferenceMember>({name, kind: 'value', value: afterColon(type), deprecated: isDeprecated(panel)}),
      ];
    const declaration = find(panel, (element) => hasClass(element, 'tsd-type-declaration'));
    const [call] = declaration && /^\(?\(?[^{]*=>/.test(afterColon(type)) ? readDescriptions(declaration) : [];
    return [
      compact<ReferenceMember>({
        name,
        kind: 'property',
        type: call ? formatCall(call) : afterColon(type),
        optional: flags.includes('Optional') || undefined,
        readonly: flags.includes('Readonly') || undefined,
        ...marks,
        deprecated: isDeprecated(panel),
      }),
    ];
  });
}

/** What has no page (`EventMap` of a private base, the system's own types) cannot be looked up there, and stays. */
function isInherited(panel: Element): boolean {
  return findAll(panel, (element) => hasClass(element, 'tsd-sources')).some(
    (sources) =>
      /^Inherited from/.test(getText(sources)) &&
      find(sources, (element) => element.tagName === 'a' && !hasClass(element, 'external')) !== undefined,
  );
}

function readSignatures(panel: Element, name: string, kind: ReferenceMember['kind']): ReferenceMember[] {
  return readDescriptions(panel).map((call) => compact<ReferenceMember>({name, kind, ...call}));
}

/** Each signature is followed by a description with its parameters and its result. */
function readDescriptions(
  panel: Element,
): Pick<
  ReferenceMember & {parameters: ReferenceParameter[]},
  'parameters' | 'type' | 'typeParameters' | 'deprecated'
>[] {
  const list = find(panel, (element) => hasClass(element, 'tsd-signatures'));
  if (!list) return [];
  return children(list)
    .filter((element) => hasClass(element, 'tsd-description'))
    .map((description) => {
      const title = children(description).find((element) => hasClass(element, 'tsd-returns-title'));
      const generics = children(description).find(isSection('Type Parameters'));
      return {
        typeParameters: generics && readTypeParameterList(generics),
        parameters: readParameters(description),
        type: title && getType(title).replace(/^Returns /, ''),
        deprecated: isDeprecated(description),
      };
    });
}

function readParameters(description: Element): ReferenceParameter[] {
  const box = children(description).find((element) => hasClass(element, 'tsd-parameters'));
  const list = box && children(box).find((element) => element.tagName === 'ul');
  if (!list) return [];
  return children(list).map((item) => {
    const line = children(item)[0]!;
    const flags = findAll(line, (element) => hasClass(element, 'tsd-tag')).map((tag) => getText(tag));
    const text = getType(line);
    const written = text.slice(flags.join(' ').length).trim();
    const colon = written.indexOf(':');
    const [type, fallback] = written.slice(colon + 1).split(/ = (?=[^=]*$)/);
    return compact<ReferenceParameter>({
      name: written
        .slice(0, colon)
        .replace(/^\.\.\./, '')
        .trim(),
      type: type!.trim(),
      optional: flags.includes('Optional') || fallback !== undefined || undefined,
      default: fallback?.trim(),
      rest: flags.includes('Rest') || written.startsWith('...') || undefined,
    });
  });
}
