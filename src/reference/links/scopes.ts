/** Where the names of a script are declared. */
import ts from 'typescript';

export interface ImportedName {
  /** As the module exports it; `*` for all of it. */
  name: string;
  from: string;
}

interface ClassMember {
  type: ts.TypeNode | undefined;
  value: ts.Expression | undefined;
}

/** Nodes whose names are not seen outside. */
const isScope = (node: ts.Node): boolean =>
  ts.isSourceFile(node) ||
  ts.isBlock(node) ||
  ts.isFunctionLike(node) ||
  ts.isForStatement(node) ||
  ts.isForOfStatement(node) ||
  ts.isForInStatement(node) ||
  ts.isCatchClause(node) ||
  ts.isClassLike(node);

export class Scopes {
  private readonly imports = new Map<string, ImportedName>();
  private readonly declarations = new Map<ts.Node, Map<string, ts.Declaration>>();
  private readonly assigned = new Map<string, ts.Expression[]>();
  private readonly byName = new Map<string, ts.Declaration[]>();

  constructor(private readonly file: ts.SourceFile) {
    this.visit(file);
  }

  /** The declaration that a name stands for; imports are not declarations. */
  find(node: ts.Identifier): ts.Declaration | undefined {
    for (let scope: ts.Node = node; scope; scope = scope.parent) {
      const found = this.declarations.get(scope)?.get(node.text);
      if (found) return found;
    }
    return undefined;
  }

  findImport(node: ts.Identifier): ImportedName | undefined {
    return this.imports.has(node.text) && !this.find(node) ? this.imports.get(node.text) : undefined;
  }

  hasImport(name: string): boolean {
    return this.imports.has(name);
  }

  getImport(name: string): ImportedName | undefined {
    return this.imports.get(name);
  }

  /** Whether the script declares a name anywhere. */
  hasName(name: string): boolean {
    return this.byName.has(name);
  }

  listTopLevel(name: string): ts.Declaration[] {
    const found = this.declarations.get(this.file)?.get(name);
    return found ? [found] : [];
  }

  listAll(name: string): readonly ts.Declaration[] {
    return this.byName.get(name) ?? [];
  }

  /** The first value that is assigned to a variable. */
  findAssigned(name: string): ts.Expression | undefined {
    return this.assigned.get(name)?.[0];
  }

  findFunction(node: ts.Identifier): ts.SignatureDeclaration | undefined {
    const found = this.find(node);
    if (!found) return undefined;
    if (ts.isFunctionDeclaration(found)) return found;
    const value = ts.isVariableDeclaration(found) ? found.initializer : undefined;
    return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
  }

  /** A member of the class around `this.name`: declared, or assigned in it. */
  findClassMember(node: ts.PropertyAccessExpression): ClassMember | undefined {
    const around = ts.findAncestor(node, ts.isClassLike);
    if (!around) return undefined;
    const name = node.name.text;
    for (const member of around.members) {
      if (ts.isPropertyDeclaration(member) && member.name.getText(this.file) === name)
        return {type: member.type, value: member.initializer ?? this.findAssigned(`this.${name}`)};
      if (ts.isConstructorDeclaration(member)) {
        const own = member.parameters.find(
          (parameter) => parameter.modifiers?.length && parameter.name.getText(this.file) === name,
        );
        if (own) return {type: own.type, value: undefined};
      }
    }
    const value = this.findAssigned(`this.${name}`);
    return value && {type: undefined, value};
  }

  /** The class that the class around a node extends. */
  findClassBase(node: ts.Node): string | undefined {
    const around = ts.findAncestor(node, ts.isClassLike);
    const base = around?.heritageClauses?.find(({token}) => token === ts.SyntaxKind.ExtendsKeyword);
    return base?.types[0]?.getText(this.file);
  }

  private visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) this.readImport(node);
    else if (
      (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name)
    )
      this.declare(node.name.text, node);
    else if (
      (ts.isFunctionDeclaration(node) ||
        ts.isClassDeclaration(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isEnumDeclaration(node) ||
        ts.isTypeParameterDeclaration(node)) &&
      node.name
    )
      this.declare(node.name.text, node);
    else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const name = node.left.getText(this.file);
      const values = this.assigned.get(name);
      if (node.right.kind !== ts.SyntaxKind.NullKeyword && node.right.getText(this.file) !== 'undefined') {
        if (values) values.push(node.right);
        else this.assigned.set(name, [node.right]);
      }
    }
    ts.forEachChild(node, (child) => {
      this.visit(child);
    });
  }

  private declare(name: string, node: ts.Declaration): void {
    const start = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) ? node.parent : node;
    const scope = ts.findAncestor(start, isScope) ?? this.file;
    const names = this.declarations.get(scope) ?? new Map<string, ts.Declaration>();
    if (!names.has(name)) names.set(name, node);
    this.declarations.set(scope, names);
    const all = this.byName.get(name);
    if (all) all.push(node);
    else this.byName.set(name, [node]);
  }

  private readImport({importClause, moduleSpecifier}: ts.ImportDeclaration): void {
    if (!importClause || !ts.isStringLiteral(moduleSpecifier)) return;
    const from = moduleSpecifier.text;
    if (importClause.name) this.imports.set(importClause.name.text, {name: 'default', from});
    const bindings = importClause.namedBindings;
    if (!bindings) return;
    if (ts.isNamespaceImport(bindings)) this.imports.set(bindings.name.text, {name: '*', from});
    else
      for (const {name, propertyName} of bindings.elements)
        this.imports.set(name.text, {name: (propertyName ?? name).text, from});
  }
}
