/** Reads what a package or a source tree of TypeScript exports, with the compiler. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {ReferenceMember, ReferenceParameter, TypeForm} from '../../../src/reference/types';
import {compact, type SourceType} from '../sourceTypes';
import {splitUnion} from './typedoc';

/**
 * @param folder of a package (its `types` are read), or the path of an entry file.
 * @throws where the package names no types.
 */
export function readTypeScript(folder: string): SourceType[] {
  const entry = findEntry(folder);
  return readEntry(entry, /\.tsx?$/.test(folder) ? path.dirname(entry) : path.resolve(folder));
}

function findEntry(folder: string): string {
  if (/\.tsx?$/.test(folder)) return path.resolve(folder);
  const file = path.join(folder, 'package.json');
  const {types, typings} = JSON.parse(readFileSync(file, 'utf8')) as {types?: string; typings?: string};
  const entry = types ?? typings;
  if (!entry) throw new Error(`${file} names no "types"; give the path of the entry file instead of the folder.`);
  return path.resolve(folder, entry);
}

const printer = ts.createPrinter({removeComments: true});

/** @param root folder of the package. */
function readEntry(entry: string, root: string): SourceType[] {
  const program = ts.createProgram([entry], {
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    experimentalDecorators: true,
  });
  const file = program.getSourceFile(entry);
  const checker = program.getTypeChecker();
  const module = file && checker.getSymbolAtLocation(file);
  if (!file || !module) throw new Error(`${entry} is not a TypeScript module; give the file that exports the symbols.`);
  const exported = checker.getExportsOfModule(module);
  const reader = new Reader(checker, readTags(program), new Set(exported.map(({name}) => name)));
  const seen = new Map<string, SourceType>();
  for (const symbol of exported) {
    const type = reader.readSymbol(symbol);
    if (type) seen.set(type.id, type);
  }
  const isOwn = ({declarations = []}: ts.Symbol) =>
    declarations.every((node) => {
      const place = path.relative(root, node.getSourceFile().fileName);
      return !place.startsWith('..') && !place.includes('node_modules');
    });
  // Types that others extend are part of the API without being exported: their members are there to call. They may extend more.
  for (const symbol of reader.hidden) {
    const type = seen.has(symbol.name) || !isOwn(symbol) ? undefined : reader.readSymbol(symbol);
    if (type) seen.set(type.id, type);
  }
  return [...seen.values()];
}

class Reader {
  /** Types that are extended and not exported. */
  readonly hidden = new Set<ts.Symbol>();

  /** @param exported names. */
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly tags: ReadonlyMap<string, string>,
    private readonly exported: ReadonlySet<string>,
  ) {}

  readSymbol(exported: ts.Symbol): SourceType | undefined {
    const symbol = this.resolve(exported);
    const id = exported.name;
    const declarations = symbol.declarations ?? [];
    const first = declarations[0];
    if (!first || first.getSourceFile().fileName.includes('/node_modules/typescript/')) return undefined;
    const deprecated = isDeprecated(symbol);
    const form = (fields: TypeForm): TypeForm => compact<TypeForm>({...fields, deprecated});
    const enumeration = declarations.find(ts.isEnumDeclaration);
    if (enumeration) return {id, form: form({kind: 'enum'}), members: this.readEnum(enumeration)};
    const classes = declarations.filter(ts.isClassDeclaration);
    const interfaces = declarations.filter(ts.isInterfaceDeclaration);
    if (classes.length + interfaces.length > 0) {
      const main = classes[0] ?? interfaces[0]!;
      const members = [
        ...[...classes, ...interfaces].flatMap((declaration) => this.readMembers(declaration.members)),
        ...classes.flatMap(readElementParts),
      ];
      return {
        id,
        form: form(
          compact<TypeForm>({
            kind: classes.length > 0 ? 'class' : 'interface',
            typeParameters: readTypeParameters(main.typeParameters),
            supertypes: this.readSupertypes(main),
            abstract: hasModifier(main, ts.SyntaxKind.AbstractKeyword),
            tag: this.tags.get(symbol.name),
          }),
        ),
        members: removeDuplicates(members),
      };
    }
    const alias = declarations.find(ts.isTypeAliasDeclaration);
    if (alias) {
      if (ts.isTypeLiteralNode(alias.type))
        return {
          id,
          form: form(compact<TypeForm>({kind: 'interface', typeParameters: readTypeParameters(alias.typeParameters)})),
          members: this.readMembers(alias.type.members),
        };
      const type = print(alias.type);
      return {
        id,
        form: form(
          compact<TypeForm>({
            kind: splitUnion(type).length > 1 ? 'union' : 'alias',
            typeParameters: readTypeParameters(alias.typeParameters),
            type,
          }),
        ),
        members: [],
      };
    }
    const functions = declarations.filter(ts.isFunctionDeclaration);
    if (functions.length > 0)
      return {
        id,
        form: form({kind: 'function'}),
        members: functions
          .filter((declaration, _, all) => !declaration.body || all.length === 1)
          .map((declaration) => ({name: id, kind: 'call', ...this.readCall(declaration)})),
      };
    const variable = declarations.find(ts.isVariableDeclaration);
    if (variable) {
      const component = readWrapper(variable);
      if (component) return {id, form: form(component), members: []};
      const type = this.readVariableType(variable);
      return {id, form: form({kind: isComponent(id, type) ? 'component' : 'variable', type}), members: []};
    }
    if (declarations.some(ts.isModuleDeclaration) || ts.isSourceFile(first))
      return {id, form: form({kind: 'namespace'}), members: []};
    return undefined;
  }

  /** A class made by a mixin extends a variable of the declaration file: `typeof Button & Constructor<…>` is `Button`. */
  private readSupertypes(node: ts.ClassDeclaration | ts.InterfaceDeclaration): string[] | undefined {
    const types = (node.heritageClauses ?? []).flatMap((clause) =>
      clause.types.flatMap((type) => {
        const name = print(type);
        const symbol = this.checker.getSymbolAtLocation(type.expression);
        if (!/_base$/.test(name)) {
          if (symbol && !this.exported.has(print(type.expression))) this.hidden.add(this.resolve(symbol));
          return [name];
        }
        const variable = symbol?.declarations?.find(ts.isVariableDeclaration);
        return [...(variable?.type?.getText() ?? '').matchAll(/typeof (\w+)/g)].map((match) => match[1]!);
      }),
    );
    return types.length > 0 ? types : undefined;
  }

  private resolve(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** A variable of a class that is not exported has, for a reader, the type that the class implements. */
  private readVariableType(variable: ts.VariableDeclaration): string {
    const {type} = variable;
    if (!type) return this.describe(variable);
    if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && !this.exported.has(type.typeName.text)) {
      const symbol = this.checker.getSymbolAtLocation(type.typeName);
      const declared = symbol && this.resolve(symbol).declarations?.find(ts.isClassDeclaration);
      const implemented = declared?.heritageClauses
        ?.filter(({token}) => token === ts.SyntaxKind.ImplementsKeyword)
        .flatMap((clause) => clause.types.map(print));
      if (implemented?.length) return implemented.join(' & ');
    }
    return print(type);
  }

  private describe(node: ts.Declaration): string {
    return this.checker
      .typeToString(this.checker.getTypeAtLocation(node), node, ts.TypeFormatFlags.NoTruncation)
      .replace(/import\("[^"]*"\)\./g, '')
      .replace(/\s+/g, ' ');
  }

  private readEnum(declaration: ts.EnumDeclaration): ReferenceMember[] {
    return declaration.members.map((member) => {
      const value = this.checker.getConstantValue(member);
      return compact<ReferenceMember>({
        name: getName(member.name),
        kind: 'value',
        value: value === undefined ? undefined : JSON.stringify(value),
        deprecated: isNodeDeprecated(member),
      });
    });
  }

  private readMembers(nodes: readonly (ts.ClassElement | ts.TypeElement)[]): ReferenceMember[] {
    return nodes.flatMap((node): ReferenceMember[] => {
      if (hasModifier(node, ts.SyntaxKind.PrivateKeyword) || (node.name && ts.isPrivateIdentifier(node.name)))
        return [];
      if (ts.getJSDocTags(node).some((tag) => tag.tagName.text === 'internal' || tag.tagName.text === 'hidden'))
        return [];
      const marks = {
        static: hasModifier(node, ts.SyntaxKind.StaticKeyword),
        protected: hasModifier(node, ts.SyntaxKind.ProtectedKeyword),
        abstract: hasModifier(node, ts.SyntaxKind.AbstractKeyword),
        deprecated: isNodeDeprecated(node),
      };
      if (ts.isConstructorDeclaration(node) || ts.isConstructSignatureDeclaration(node))
        return [compact<ReferenceMember>({name: 'constructor', kind: 'constructor', ...this.readCall(node), ...marks})];
      if (ts.isIndexSignatureDeclaration(node))
        return [compact<ReferenceMember>({name: '[]', kind: 'index', ...this.readCall(node), ...marks})];
      if (ts.isCallSignatureDeclaration(node))
        return [compact<ReferenceMember>({name: '()', kind: 'method', ...this.readCall(node), ...marks})];
      if (!node.name) return [];
      const name = getName(node.name);
      const optional = 'questionToken' in node && node.questionToken !== undefined;
      if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node))
        return [compact<ReferenceMember>({name, kind: 'method', ...this.readCall(node), optional, ...marks})];
      if (ts.isGetAccessorDeclaration(node)) {
        const isWritable = nodes.some((other) => ts.isSetAccessorDeclaration(other) && getName(other.name) === name);
        const type = node.type ? print(node.type) : this.describe(node);
        return [compact<ReferenceMember>({name, kind: 'property', type, readonly: !isWritable, ...marks})];
      }
      if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node))
        return [
          compact<ReferenceMember>({
            name,
            kind: 'property',
            type: node.type ? print(node.type) : this.describe(node),
            optional,
            readonly: hasModifier(node, ts.SyntaxKind.ReadonlyKeyword),
            ...marks,
          }),
        ];
      return [];
    });
  }

  private readCall(
    node: ts.SignatureDeclaration,
  ): Pick<ReferenceMember, 'parameters' | 'type'> & Partial<Pick<ReferenceMember, 'typeParameters'>> {
    const parameters = node.parameters.map((parameter): ReferenceParameter => {
      const fallback = parameter.initializer && print(parameter.initializer);
      return compact<ReferenceParameter>({
        name: ts.isIdentifier(parameter.name) ? parameter.name.text : 'options',
        type: parameter.type ? print(parameter.type) : this.describe(parameter),
        optional: parameter.questionToken !== undefined || fallback !== undefined,
        default: fallback && fallback.length <= 40 ? fallback : undefined,
        rest: parameter.dotDotDotToken !== undefined,
      });
    });
    const isConstructor = ts.isConstructorDeclaration(node);
    return compact({
      typeParameters: readTypeParameters(node.typeParameters),
      parameters,
      type: isConstructor ? undefined : node.type ? print(node.type) : this.describeResult(node),
    });
  }

  private describeResult(node: ts.SignatureDeclaration): string {
    const signature = this.checker.getSignatureFromDeclaration(node);
    if (!signature) return 'unknown';
    return this.checker
      .typeToString(signature.getReturnType(), node, ts.TypeFormatFlags.NoTruncation)
      .replace(/import\("[^"]*"\)\./g, '')
      .replace(/\s+/g, ' ');
  }
}

function print(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();
}

function getName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
}

function readTypeParameters(parameters: ts.NodeArray<ts.TypeParameterDeclaration> | undefined): string[] | undefined {
  return parameters?.map((parameter) => print(parameter));
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): true | undefined {
  return (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((modifier) => modifier.kind === kind)) || undefined;
}

function isNodeDeprecated(node: ts.Node): true | undefined {
  return ts.getJSDocDeprecatedTag(node) ? true : undefined;
}

function isDeprecated(symbol: ts.Symbol): true | undefined {
  return symbol.declarations?.some((node) => isNodeDeprecated(node)) || undefined;
}

/** The names of custom elements by class, from where they are registered with the DOM's typings. */
function readTags(program: ts.Program): Map<string, string> {
  const tags = new Map<string, string>();
  const visit = (node: ts.Node) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'HTMLElementTagNameMap')
      for (const member of node.members)
        if (ts.isPropertySignature(member) && member.type) tags.set(print(member.type), getName(member.name));
    if (ts.isSourceFile(node) || ts.isModuleDeclaration(node) || ts.isModuleBlock(node)) ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (!program.isSourceFileDefaultLibrary(file)) visit(file);
  return tags;
}

/** Attributes and slots of a custom element, which its comment names: `@attribute `disabled` - …`. */
function readElementParts(node: ts.ClassDeclaration): ReferenceMember[] {
  return ts.getJSDocTags(node).flatMap(({tagName, comment}): ReferenceMember[] => {
    const kind = tagName.text;
    if (kind !== 'attribute' && kind !== 'slot') return [];
    const text = ts.getTextOfJSDocComment(comment) ?? '';
    const name = /^`([^`]+)`/.exec(text)?.[1] ?? (/no name|default/.test(text) ? '' : undefined);
    if (name === undefined) return [];
    return [compact<ReferenceMember>({name, kind, readonly: /^`[^`]+` \(readonly\)/.test(text)})];
  });
}

/** `createComponent({tagName: 'theoplayer-…'})` makes a component of React from a custom element. */
function readWrapper(variable: ts.VariableDeclaration): TypeForm | undefined {
  const text = variable.initializer?.getText() ?? '';
  const tag = /^createComponent\(\{[\s\S]*?tagName: '([\w-]+)'/.exec(text)?.[1];
  return tag ? {kind: 'component', tag} : undefined;
}

function isComponent(name: string, type: string): boolean {
  return (
    /^[A-Z]/.test(name) &&
    /\b(?:ReactWebComponent|ForwardRefExoticComponent|FunctionComponent|React\.FC|JSX\.Element|MemoExoticComponent)\b/.test(
      type,
    )
  );
}

function removeDuplicates(members: readonly ReferenceMember[]): ReferenceMember[] {
  const seen = new Set<string>();
  return members.filter((member) => {
    const text = JSON.stringify(member);
    return !seen.has(text) && seen.add(text);
  });
}
