/** Reads declarations from a package's typings, for tests that hold tables of pages to them. */
import {readFileSync} from 'node:fs';
import ts from 'typescript';

function findDeclaration<T extends ts.Node>(file: string, name: string, is: (node: ts.Node) => node is T): T {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const local = findLocalName(source, name);
  let found: T | undefined;
  const visit = (node: ts.Node): void => {
    if (is(node) && (node as unknown as {name?: ts.Identifier}).name?.text === local) found = node;
    else ts.forEachChild(node, visit);
  };
  visit(source);
  if (!found) throw new Error(`${file} declares no ${name}.`);
  return found;
}

/** What a file calls a thing that it exports under that name: `export {TextTrackEventMap_2 as TextTrackEventMap}`. */
function findLocalName(source: ts.SourceFile, name: string): string {
  for (const {exportClause} of source.statements.filter(ts.isExportDeclaration)) {
    if (!exportClause || !ts.isNamedExports(exportClause)) continue;
    const specifier = exportClause.elements.find((element) => element.name.text === name);
    if (specifier?.propertyName) return specifier.propertyName.text;
  }
  return name;
}

function isInternal(node: ts.Node): boolean {
  return ts.getJSDocTags(node).some(({tagName}) => tagName.text === 'internal');
}

/**
 * The public members of an interface, without inherited ones.
 * @throws Error when the file has no such interface.
 */
export function getInterfaceMembers(file: string, name: string): string[] {
  return findDeclaration(file, name, ts.isInterfaceDeclaration)
    .members.filter((member) => !isInternal(member))
    .flatMap(({name: key}) => (key && (ts.isIdentifier(key) || ts.isStringLiteral(key)) ? [key.text] : []));
}

/**
 * The members of an enumeration and their numbers.
 * @throws Error when the file has no such enumeration, or a member has no number.
 */
export function getEnumMembers(file: string, name: string): Map<string, number> {
  const members = new Map<string, number>();
  let next = 0;
  for (const {name: key, initializer} of findDeclaration(file, name, ts.isEnumDeclaration).members) {
    if (initializer && !ts.isNumericLiteral(initializer)) throw new Error(`${name}.${key.getText()} is no number.`);
    const value: number = initializer ? Number(initializer.text) : next;
    members.set(key.getText(), value);
    next = value + 1;
  }
  return members;
}
