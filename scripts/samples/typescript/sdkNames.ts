/** The names in scripts that are the SDK's, as the compiler resolves them: a measure for the links in samples, which are made without it. */
import ts from 'typescript';
import {findPackagePlatform} from '../../../src/reference/links/world';
import type {ReferencePlatform} from '../../../src/reference/types';
import {compileScripts, type PageScript} from './programs';
import type {ScriptUnit} from './units';

/** A name in a sample that the typings of an SDK declare. */
export interface SdkName {
  unit: ScriptUnit;
  /** Offset in the unit's code. */
  start: number;
  name: string;
  platform: ReferencePlatform;
}

/** Lists each name of each sample, in order. Labels, and names that the sample declares itself, are not the SDK's. */
export function listSdkNames(pages: readonly PageScript[], root: string): SdkName[] {
  const found: SdkName[] = [];
  compileScripts(pages, root, (program, {unit, bodyStart}, source) => {
    const checker = program.getTypeChecker();
    const visit = (node: ts.Node): void => {
      if (node.end <= bodyStart) return;
      if (ts.isIdentifier(node) && node.getStart(source) >= bodyStart) {
        const platform = findPlatform(findSymbols(node, checker));
        if (platform) found.push({unit, start: node.getStart(source) - bodyStart, name: node.text, platform});
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  });
  return found;
}

/** What a name stands for. The keys of objects and patterns stand for members of the type that is expected there. */
function findSymbols(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol[] {
  const {parent} = node;
  const isKey =
    (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) &&
    parent.name === node &&
    ts.isObjectLiteralExpression(parent.parent);
  if (isKey) return getMembers(checker.getContextualType(parent.parent), node.text, checker);
  if (ts.isJsxAttribute(parent) && parent.name === node)
    return getMembers(checker.getContextualType(parent.parent), node.text, checker);
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    if ((parent.propertyName ?? parent.name) === node)
      return getMembers(checker.getTypeAtLocation(parent.parent), node.text, checker);
  }
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) return [];
  return [symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol];
}

function getMembers(type: ts.Type | undefined, name: string, checker: ts.TypeChecker): ts.Symbol[] {
  if (!type) return [];
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => checker.getPropertyOfType(part, name) ?? []);
}

/** The platform whose typings declare all of the symbols. A module as a whole, and parameters, have no page. */
function findPlatform(symbols: readonly ts.Symbol[]): ReferencePlatform | undefined {
  const declarations = symbols.flatMap(({declarations: own}) => own ?? []);
  const platforms = declarations.map((declaration) => {
    if (ts.isSourceFile(declaration) || ts.isParameter(declaration) || ts.isTypeParameterDeclaration(declaration))
      return undefined;
    const file = declaration.getSourceFile().fileName;
    // Older releases are installed under an alias: `theoplayer-v6`.
    const name = /\/(?:node_modules|typings)\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(file)?.[1];
    return name === undefined ? undefined : findPackagePlatform(name.replace(/-v\d+$/, ''));
  });
  const [first] = platforms;
  return first !== undefined && platforms.every((platform) => platform !== undefined) ? first : undefined;
}
