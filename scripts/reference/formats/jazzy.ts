/** Reads the HTML that jazzy 0.14 writes for Swift: a page a section, and a page for each type that has members. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ReferenceMember} from '../../../src/reference/types';
import {find, findAll, getAttribute, getText, hasClass, parseHtml, type Element} from '../html';
import type {SourceType} from '../sourceTypes';
import {readSwiftDeclaration, type SwiftDeclaration} from '../swiftDeclaration';

const typeFolders = ['Classes', 'Enums', 'Extensions', 'Functions', 'Protocols', 'Structs', 'Typealiases'];

export function readJazzy(folder: string): SourceType[] {
  const sections = readdirSync(folder).filter((name) => name.endsWith('.html') && name !== 'index.html');
  if (sections.length === 0)
    throw new Error(`${folder} has no sections; expected the HTML of jazzy, such as Classes.html.`);
  const byId = new Map<string, SourceType>();
  for (const name of sections) readSection(path.join(folder, name), byId);
  for (const kind of typeFolders) {
    const inner = path.join(folder, kind);
    if (existsSync(inner)) for (const file of listPages(inner)) readTypePage(inner, file, byId);
  }
  return [...byId.values()];
}

function listPages(folder: string): string[] {
  return readdirSync(folder, {recursive: true})
    .map(String)
    .filter((name) => name.endsWith('.html') && statSync(path.join(folder, name)).isFile())
    .sort();
}

function readArticle(file: string): Element {
  const article = find(parseHtml(readFileSync(file, 'utf8')), (element) => hasClass(element, 'main-content'));
  if (!article) throw new Error(`${file}: no <article class="main-content"> was found; expected the HTML of jazzy.`);
  return article;
}

/** The types of a section, those without a page of their own among them. */
function readSection(file: string, byId: Map<string, SourceType>): void {
  const article = readArticle(file);
  const title = find(article, (element) => element.tagName === 'h1');
  const group =
    title && /^(?:Other )?(?:Classes|Enums|Extensions|Functions|Protocols|Structs|Typealiases)$/.test(getText(title))
      ? undefined
      : title && getText(title);
  for (const item of listItems(article)) {
    const declaration = readItem(item, file);
    if (declaration?.is !== 'type') continue;
    const {name, form} = declaration;
    const known = byId.get(name);
    // What an SDK adds to a type of its own stands with the type.
    if (known && form.kind === 'extension') continue;
    byId.set(name, {id: name, form: group ? {...form, group} : form, members: known?.members ?? []});
  }
}

function readTypePage(folder: string, file: string, byId: Map<string, SourceType>): void {
  const full = path.join(folder, file);
  const article = readArticle(full);
  const id = file.slice(0, -'.html'.length).split(path.sep).join('.');
  const top = find(article, (element) => hasClass(element, 'top-matter'));
  const own = top && find(top, isSwift);
  const declaration = own && readSwiftDeclaration(getText(own));
  if (!byId.has(id)) {
    if (declaration?.is !== 'type' && path.basename(folder) === 'Extensions')
      // jazzy shows no declaration for what a type of the system gains.
      byId.set(id, {id, form: {kind: 'extension'}, members: []});
    else if (declaration?.is !== 'type')
      throw new Error(`${full}: the declaration of ${id} was not understood; found "${own ? getText(own) : ''}".`);
    else byId.set(id, {id, form: declaration.form, members: []});
  }
  const type = byId.get(id)!;
  const isClass = type.form.kind !== 'enum';
  for (const item of listItems(article)) {
    const found = readItem(item, full);
    if (found?.is === 'type') {
      const inner = found.name.startsWith(`${id}.`) ? found.name : `${id}.${found.name}`;
      if (!byId.has(inner)) byId.set(inner, {id: inner, form: found.form, members: []});
    } else if (found) addMember(type, found.member, isClass);
  }
}

/** Extensions repeat what they adopt; a record that is there already says nothing new. */
function addMember(type: SourceType, member: ReferenceMember, isClass: boolean): void {
  if (isClass && member.kind === 'value') return;
  const text = JSON.stringify(member);
  if (!type.members.some((other) => JSON.stringify(other) === text)) type.members.push(member);
}

function listItems(article: Element): Element[] {
  return findAll(article, (element) => element.tagName === 'li' && hasClass(element, 'item'));
}

const isSwift = (element: Element) =>
  element.tagName === 'pre' && hasClass(element, 'highlight') && hasClass(element, 'swift');

function readItem(item: Element, file: string): SwiftDeclaration | undefined {
  // Discussions have samples in the same markup; the declaration has a box of its own.
  const box = find(item, (element) => hasClass(element, 'declaration'));
  const code = box && find(box, isSwift);
  if (!code) return undefined;
  const text = getText(code);
  const declaration = readSwiftDeclaration(text);
  if (!declaration)
    throw new Error(`${file}: the declaration "${text}" was not understood; add it to swiftDeclaration.ts.`);
  const isDeprecated = find(item, (element) => /\baside-deprecated\b/.test(getAttribute(element, 'class') ?? ''));
  if (isDeprecated && declaration.is === 'type') declaration.form.deprecated = true;
  if (isDeprecated && declaration.is === 'member') declaration.member.deprecated = true;
  return declaration;
}
