import ts from 'typescript';
import {extractHtmlScripts, extractVueScript} from './embedded';
import {maskPlaceholders, findMaskedNames} from '../placeholders';
import type {Fence} from '../types';

/** A piece of script as the compiler gets it. Its code keeps every line and column of the fence. */
export interface ScriptUnit {
  fence: Fence;
  /** Place on the page; hidden set-up code has -1. */
  order: number;
  kind: 'ts' | 'tsx' | 'js' | 'jsx';
  code: string;
  /** Names declared or imported at the top level. */
  declared: Set<string>;
  /** Identifiers that may refer to something outside. */
  used: Set<string>;
  modules: Set<string>;
  /** `declare global` and `declare module` reach beyond their own file. */
  augmentsGlobals: boolean;
  parses: boolean;
  /** Samples that nothing else builds on and that build on nothing: a Vue component is its own world. */
  standsAlone: boolean;
  placeholders: string[];
  setup?: ScriptUnit;
}

/**
 * The script of a fence: the fence itself, or what HTML and Vue samples hold.
 * @param language canonical name.
 * @returns undefined when the fence holds no script.
 */
export function createUnit(fence: Fence, language: string): ScriptUnit | undefined {
  switch (language) {
    case 'ts':
    case 'tsx':
    case 'js':
    case 'jsx':
      return analyse(fence, language, fence.code, fence.index);
    case 'html': {
      const code = extractHtmlScripts(fence.code);
      return code === undefined ? undefined : analyse(fence, 'js', code, fence.index);
    }
    case 'vue': {
      const script = extractVueScript(fence.code);
      return script && {...analyse(fence, script.kind, script.code, fence.index), standsAlone: true};
    }
    default:
      return undefined;
  }
}

/**
 * Reads the top level of a piece of script.
 * @param order place on the page.
 */
export function analyse(fence: Fence, kind: ScriptUnit['kind'], source: string, order: number): ScriptUnit {
  const code = maskPlaceholders(source, kind);
  const file = parse(code, kind);
  const unit: ScriptUnit = {
    fence,
    order,
    kind,
    code,
    declared: new Set(),
    used: new Set(),
    modules: new Set(),
    augmentsGlobals: false,
    parses: countSyntaxErrors(file) === 0,
    standsAlone: false,
    placeholders: findMaskedNames(source),
  };
  for (const statement of file.statements) readStatement(statement, unit);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isReference(node)) unit.used.add(node.text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteralLike(argument)) unit.modules.add(argument.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return unit;
}

/** The name of the file that a sample shows, or whatever else its title says. */
export function getFileName({fence}: ScriptUnit): string | undefined {
  return fence.meta.file ?? fence.meta.title;
}

/** Whether a sample is a module with a file name. Scripts without imports share their names, as in the browser. */
export function isWholeFile(unit: ScriptUnit): boolean {
  const isNamed = /\.[mc]?[jt]sx?$/.test(getFileName(unit) ?? '');
  return isNamed && (unit.modules.size > 0 || /^export\b/m.test(unit.code));
}

/** Parses a piece of script as the compiler will, with parents set. */
export function parse(code: string, kind: ScriptUnit['kind']): ts.SourceFile {
  const scriptKind = {ts: ts.ScriptKind.TS, tsx: ts.ScriptKind.TSX, js: ts.ScriptKind.JS, jsx: ts.ScriptKind.JSX}[kind];
  return ts.createSourceFile(`unit.${kind}`, code, ts.ScriptTarget.ES2022, true, scriptKind);
}

function countSyntaxErrors(file: ts.SourceFile): number {
  // Not in the public type, but the only way to ask a lone file; a program would cost a hundred times more.
  return (file as ts.SourceFile & {parseDiagnostics: readonly ts.Diagnostic[]}).parseDiagnostics.length;
}

function readStatement(statement: ts.Statement, unit: ScriptUnit): void {
  if (ts.isImportDeclaration(statement)) {
    if (ts.isStringLiteral(statement.moduleSpecifier)) unit.modules.add(statement.moduleSpecifier.text);
    const clause = statement.importClause;
    if (clause?.name) unit.declared.add(clause.name.text);
    const bindings = clause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) unit.declared.add(bindings.name.text);
    else if (bindings) bindings.elements.forEach(({name}) => unit.declared.add(name.text));
  } else if (ts.isVariableStatement(statement)) {
    statement.declarationList.declarations.forEach(({name}) => addBindingNames(name, unit.declared));
  } else if (ts.isModuleDeclaration(statement)) {
    if (ts.isIdentifier(statement.name) && !(statement.flags & ts.NodeFlags.GlobalAugmentation)) {
      unit.declared.add(statement.name.text);
    } else unit.augmentsGlobals = true;
  } else if (ts.isExportDeclaration(statement)) {
    if (statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier))
      unit.modules.add(statement.moduleSpecifier.text);
  } else if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isImportEqualsDeclaration(statement)
  ) {
    if (statement.name) unit.declared.add(statement.name.text);
  }
}

function addBindingNames(name: ts.BindingName, into: Set<string>): void {
  if (ts.isIdentifier(name)) into.add(name.text);
  else name.elements.forEach((element) => ts.isBindingElement(element) && addBindingNames(element.name, into));
}

/**
 * Whether an identifier can stand for something declared elsewhere, and is not the name of a member.
 */
export function isReference(node: ts.Identifier): boolean {
  const {parent} = node;
  if (!parent) return true;
  if (ts.isPropertyAccessExpression(parent) || ts.isMetaProperty(parent)) return parent.name !== node;
  if (ts.isQualifiedName(parent)) return parent.right !== node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return parent.propertyName !== node;
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent) || ts.isNamedTupleMember(parent))
    return false;
  if (ts.isJsxAttribute(parent) || ts.isJsxNamespacedName(parent)) return false;
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) return /^[A-Z_$]/.test(node.text);
  const isMember =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isAccessor(parent) ||
    ts.isEnumMember(parent);
  return !(isMember && parent.name === node);
}
