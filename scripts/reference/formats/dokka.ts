/** Reads the HTML that Dokka 1.9 writes in the form of Javadoc: a page a type, in folders by package. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ReferenceMember, ReferenceParameter, TypeForm, TypeKind} from '../../../src/reference/types';
import {children, find, findAll, getAttribute, getText, hasClass, parseHtml, type Element} from '../html';
import {removeInherited} from '../inherited';
import {compact, type SourceType} from '../sourceTypes';
import {splitList} from '../splitList';

const kinds: Record<string, TypeKind> = {
  Class: 'class',
  Interface: 'interface',
  Enum: 'enum',
  Object: 'object',
  Annotation: 'annotation',
};

/** A page: its place below the folder without `.html`, its package and the name in it. */
interface Page {
  place: string;
  package: string;
  name: string;
}

export function readDokka(folder: string): SourceType[] {
  const pages = listPages(folder);
  if (pages.length === 0)
    throw new Error(
      `${folder} has no pages of types; expected folders by package, as Dokka's Javadoc format writes them.`,
    );
  const ids = chooseIds(pages);
  return removeInherited(
    pages.map((page) => readPage(page, readFileSync(path.join(folder, `${page.place}.html`), 'utf8'), ids)),
  );
}

function listPages(folder: string): Page[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /^[A-Z].*\.html$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).slice(0, -'.html'.length))
    .filter((place) => place.includes(path.sep))
    .map((place) => {
      const parts = place.split(path.sep);
      return {place: parts.join('/'), name: parts.pop()!, package: parts.join('.')};
    });
}

/** The name alone where one package has it; else with as many last parts of the package in front as make it unique. */
function chooseIds(pages: readonly Page[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const page of pages) {
    const outer = page.name.split('.')[0];
    const packages = new Set(pages.filter(({name}) => name.split('.')[0] === outer).map((other) => other.package));
    const parts = page.package.split('.');
    let length = 0;
    if (packages.size > 1)
      do length++;
      while (
        [...packages].some(
          (other) => other !== page.package && `.${other}`.endsWith(`.${parts.slice(-length).join('.')}`),
        )
      );
    ids.set(page.place, [...parts.slice(parts.length - length), page.name].join('.'));
  }
  return ids;
}

function readPage(page: Page, html: string, ids: ReadonlyMap<string, string>): SourceType {
  const file = `${page.place}.html`;
  const root = parseHtml(html);
  const title = find(root, (element) => element.tagName === 'h2' && hasClass(element, 'title'));
  const kind = title && kinds[getText(title).split(' ')[0]!];
  const declaration = find(root, (element) => element.tagName === 'pre' && hasClass(element, 'wrap-overflow'));
  if (!kind || !declaration)
    throw new Error(
      `${file}: "${title ? getText(title) : ''}" is not a known kind of type, or has no declaration; expected Dokka's Javadoc format.`,
    );
  const read = (element: Element) => getLinkedText(element, page, ids);
  const form = readDeclaration(read(declaration), ids.get(page.place)!);
  return {
    id: ids.get(page.place)!,
    form: compact<TypeForm>({kind, ...form, package: page.package}),
    members: [
      ...readConstants(root, page),
      ...readFields(root, read),
      ...readConstructors(root, read),
      ...readMethods(root, read, file),
    ],
  };
}

/** Text with ids in place of linked names; a link whose text is no name of its page is a type parameter. */
function getLinkedText(element: Element, page: Page, ids: ReadonlyMap<string, string>): string {
  return getText(element, (inner) => {
    const href = inner.tagName === 'a' ? getAttribute(inner, 'href') : undefined;
    if (!href || href.includes('#') || /^https?:/.test(href)) return undefined;
    const place = path.posix.join(path.posix.dirname(page.place), href.replace(/\.html$/, ''));
    const text = getText(inner);
    const id = ids.get(place);
    return id && place.split('/').pop() === text ? id : undefined;
  }).replace(/\u200b/g, '');
}

/** Annotations go; what `@Nullable` stands before gets Kotlin's `?`. */
function readAnnotations(text: string): {rest: string; isNullable: boolean; isDeprecated: boolean} {
  const found: string[] = [];
  let rest = '';
  for (let index = 0; index < text.length;) {
    const name = text[index] === '@' ? /^@[\w.]+/.exec(text.slice(index))?.[0] : undefined;
    if (!name) {
      rest += text[index++];
      continue;
    }
    found.push(name);
    index += name.length;
    if (text[index] === '(') index = skipParentheses(text, index);
  }
  return {
    rest: rest.replace(/ {2,}/g, ' ').trim(),
    isNullable: found.includes('@Nullable'),
    isDeprecated: found.includes('@Deprecated'),
  };
}

/** The place behind the parenthesis that closes the one at `start`; those in strings do not count. */
function skipParentheses(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (character === '"' && text[index - 1] !== '\\') isString = !isString;
    else if (isString) continue;
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return index + 1;
  }
  return text.length;
}

const modifier = /^(?:public|private|protected|abstract|final|static|default|synchronized|open|override)\s+/;

function readModifiers(text: string): {rest: string; modifiers: string[]} {
  const modifiers: string[] = [];
  let rest = text;
  for (let match = modifier.exec(rest); match; match = modifier.exec(rest)) {
    modifiers.push(match[0].trim());
    rest = rest.slice(match[0].length);
  }
  return {rest, modifiers};
}

/** `public abstract class Name<T> extends A implements B, C`. */
function readDeclaration(text: string, id: string): Omit<TypeForm, 'kind'> {
  const {rest, isDeprecated} = readAnnotations(text);
  const {rest: bare, modifiers} = readModifiers(rest);
  const start = bare.indexOf(id) + id.length;
  const tail = bare.slice(start).trim();
  const typeParameters = tail.startsWith('<') ? splitList(tail.slice(1, closing(tail)), ',') : undefined;
  const clauses = (typeParameters ? tail.slice(closing(tail) + 1) : tail).trim();
  const supertypes = clauses
    .split(/\b(?:extends|implements)\b(?![^<]*>)/)
    .flatMap((part) => splitList(part, ','))
    .map(dropOwnParameters)
    .filter(Boolean);
  return {
    typeParameters,
    supertypes: supertypes.length > 0 ? supertypes : undefined,
    abstract: (modifiers.includes('abstract') || undefined) as true | undefined,
    deprecated: isDeprecated || undefined,
  };
}

/** Dokka names the supertype's own parameter where an argument should stand: `EventDispatcher<E>` says nothing. */
function dropOwnParameters(type: string): string {
  return type.trim().replace(/<[A-Z](?:, ?[A-Z])*>$/, '');
}

function closing(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '<') depth++;
    else if (text[index] === '>' && --depth === 0) return index;
  }
  return text.length;
}

function findSection(root: Element, id: string): Element | undefined {
  return find(
    root,
    (element) => element.tagName === 'li' && children(element).some((child) => getAttribute(child, 'id') === id),
  );
}

function readConstants(root: Element, page: Page): ReferenceMember[] {
  const section = findSection(root, 'enum.constant.summary');
  if (!section) return [];
  const own = `${page.name}.html#`;
  const names = findAll(section, (element) => (getAttribute(element, 'href') ?? '').startsWith(own)).map((link) =>
    getText(link),
  );
  return names.map((name) => ({name, kind: 'value'}));
}

function readFields(root: Element, read: (element: Element) => string): ReferenceMember[] {
  const section = findSection(root, 'field.summary');
  const rows = section ? findAll(section, (element) => element.tagName === 'tr') : [];
  return rows.flatMap((row) => {
    const type = children(row).find((cell) => cell.tagName === 'td' && hasClass(cell, 'colFirst'));
    const name = children(row).find((cell) => hasClass(cell, 'colSecond') && getAttribute(cell, 'scope') === 'row');
    if (!type || !name) return [];
    const {rest, isNullable, isDeprecated} = readAnnotations(read(type));
    const {rest: bare, modifiers} = readModifiers(rest);
    return [
      compact<ReferenceMember>({
        name: getText(name),
        kind: 'property',
        type: nullable(bare, isNullable),
        readonly: modifiers.includes('final') || undefined,
        static: modifiers.includes('static') || undefined,
        protected: modifiers.includes('protected') || undefined,
        deprecated: isDeprecated || undefined,
      }),
    ];
  });
}

function readConstructors(root: Element, read: (element: Element) => string): ReferenceMember[] {
  const section = findSection(root, 'constructor.detail');
  const signatures = section ? findAll(section, (element) => element.tagName === 'pre') : [];
  return signatures.map((signature) => {
    const text = withoutMessages(read(signature));
    const open = text.search(/(?<!@[\w.]+)\(/);
    const {isDeprecated} = readAnnotations(text.slice(0, open));
    return compact<ReferenceMember>({
      name: 'constructor',
      kind: 'constructor',
      parameters: readParameters(text.slice(open + 1, text.lastIndexOf(')'))),
      deprecated: isDeprecated || undefined,
    });
  });
}

function readMethods(root: Element, read: (element: Element) => string, file: string): ReferenceMember[] {
  const section = findSection(root, 'method.detail');
  const items = section ? findAll(section, (element) => children(element).some((child) => child.tagName === 'h4')) : [];
  return items.map((item) => {
    const heading = children(item).find((child) => child.tagName === 'h4')!;
    const signature = children(item).find((child) => hasClass(child, 'methodSignature'));
    const name = getText(heading);
    const text = signature && withoutMessages(read(signature));
    const start = text?.search(new RegExp(`(^|[\\s>])${name.replaceAll('$', '\\$')}\\(`)) ?? -1;
    if (!text || start < 0)
      throw new Error(`${file}: the signature of ${name} was not found; expected Dokka's Javadoc format.`);
    const open = text.indexOf('(', start + 1);
    const {rest, isNullable, isDeprecated} = readAnnotations(text.slice(0, start + 1));
    const {rest: bare, modifiers} = readModifiers(rest);
    const typeParameters = bare.startsWith('<') ? splitList(bare.slice(1, closing(bare)), ',') : undefined;
    const type = (typeParameters ? bare.slice(closing(bare) + 1) : bare).trim();
    return compact<ReferenceMember>({
      name,
      kind: 'method',
      typeParameters,
      parameters: readParameters(text.slice(open + 1, text.lastIndexOf(')'))),
      type: nullable(type, isNullable),
      static: modifiers.includes('static') || undefined,
      protected: modifiers.includes('protected') || undefined,
      deprecated: isDeprecated || undefined,
    });
  });
}

/** What an annotation says in words goes; the name stays. */
function withoutMessages(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
}

function nullable(type: string, isNullable: boolean): string {
  return isNullable ? `${type}?` : type;
}

function readParameters(text: string): ReferenceParameter[] {
  return splitList(text, ',').map((part) => {
    const {rest, isNullable} = readAnnotations(part);
    const {rest: bare} = readModifiers(rest);
    const space = bare.lastIndexOf(' ');
    const type = bare.slice(0, space).trim();
    return compact<ReferenceParameter>({
      name: bare.slice(space + 1),
      type: nullable(type.replace(/\.\.\.$/, ''), isNullable),
      rest: type.endsWith('...') || undefined,
    });
  });
}
