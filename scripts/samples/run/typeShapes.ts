import path from 'node:path';
import ts from 'typescript';

/**
 * What a stand-in needs to know of a type, by the number of the shape in its list:
 * - `value`: a string, a number, a boolean, null or undefined;
 * - `object`: members, events where it has `addEventListener`, what calling and constructing it gives, parameters;
 * - `array` and `promise` of another shape;
 * - `native`: an object of the browser, by the name of its type;
 * - `any`: nothing is known.
 */
export type Shape =
  | {kind: 'value'; value?: string | number | boolean | null}
  | ObjectShape
  | {kind: 'array'; of: number; members: Record<string, number>; events?: Record<string, number>}
  | {kind: 'promise'; of: number}
  | {kind: 'native'; name: string}
  | {kind: 'any'};

/** What is known of an object, a function or a class. */
export interface ObjectShape {
  kind: 'object';
  name: string;
  members: Record<string, number>;
  events?: Record<string, number>;
  index?: number;
  returns?: number;
  constructs?: number;
  parameters?: number[];
}

export interface Shapes {
  list: Shape[];
  /** Shapes of the values that are exported, by name. */
  roots: Record<string, number>;
  /** Shapes of the types that are exported, by name. */
  types: Record<string, number>;
}

/**
 * Reads the shapes of values from typings.
 * @param text a TypeScript module whose exports are read, such as `export * from 'theoplayer'`.
 * @param root the repository root, whose `node_modules` hold the typings.
 * @param packages packages of `@types` with global names.
 * @throws Error when the module does not compile: a package is missing.
 */
export function readShapes(text: string, root: string, packages: readonly string[] = []): Shapes {
  const name = path.join(root, 'stand-in.ts');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    skipLibCheck: true,
    types: [...packages],
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.getSourceFile = (file, version) =>
    file === name ? ts.createSourceFile(file, text, version, true) : getSourceFile.call(host, file, version);
  host.fileExists = (file) => file === name || fileExists.call(host, file);
  host.getCurrentDirectory = () => root;
  const program = ts.createProgram([name], options, host);
  const source = program.getSourceFile(name);
  const [fault] = source ? program.getSemanticDiagnostics(source) : [];
  if (!source || fault)
    throw new Error(
      `The stand-ins for the SDK cannot be made: ${ts.flattenDiagnosticMessageText(fault?.messageText ?? name, ' ')} Run npm install.`,
    );
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(source);
  const reader = new ShapeReader(checker, program);
  const roots: Record<string, number> = {};
  const types: Record<string, number> = {};
  for (const one of module ? checker.getExportsOfModule(module) : []) {
    const symbol = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
    if (symbol.flags & ts.SymbolFlags.Value) roots[one.name] = reader.read(checker.getTypeOfSymbol(symbol));
    if (symbol.flags & ts.SymbolFlags.Type) types[one.name] = reader.read(checker.getDeclaredTypeOfSymbol(symbol));
  }
  return {list: reader.list, roots, types};
}

class ShapeReader {
  readonly list: Shape[] = [{kind: 'any'}];
  private readonly known = new Map<ts.Type, number>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly program: ts.Program,
  ) {}

  /** The number of the type's shape. */
  read(type: ts.Type): number {
    const known = this.known.get(type);
    if (known !== undefined) return known;
    const id = this.list.push({kind: 'any'}) - 1;
    this.known.set(type, id);
    this.list[id] = this.describe(type);
    return id;
  }

  private describe(type: ts.Type): Shape {
    const {flags} = type;
    if (type.isStringLiteral() || type.isNumberLiteral()) return {kind: 'value', value: type.value};
    if (flags & ts.TypeFlags.StringLike) return {kind: 'value', value: ''};
    if (flags & ts.TypeFlags.NumberLike && !type.isUnion()) return {kind: 'value', value: 0};
    if (flags & ts.TypeFlags.BooleanLike) return {kind: 'value', value: this.checker.typeToString(type) === 'true'};
    if (flags & ts.TypeFlags.Null) return {kind: 'value', value: null};
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return {kind: 'value'};
    if (flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Index | ts.TypeFlags.IndexedAccess)) {
      const base = this.checker.getBaseConstraintOfType(type);
      return base && base !== type ? this.list[this.read(base)]! : {kind: 'any'};
    }
    if (type.isUnion()) return this.list[this.read(chooseMember(type))]!;
    if (type.isIntersection() || flags & ts.TypeFlags.Object) return this.describeObject(type);
    return {kind: 'any'};
  }

  private describeObject(type: ts.Type): Shape {
    const {checker} = this;
    const name = type.symbol?.name ?? '';
    const [argument] = checker.getTypeArguments(type as ts.TypeReference) ?? [];
    const isLibrary = type.symbol?.declarations?.every((one) =>
      this.program.isSourceFileDefaultLibrary(one.getSourceFile()),
    );
    if (isLibrary && name !== '__type') {
      if (/^(Promise|PromiseLike)$/.test(name)) return {kind: 'promise', of: argument ? this.read(argument) : 0};
      if (/^(Array|ReadonlyArray)$/.test(name))
        return {kind: 'array', of: argument ? this.read(argument) : 0, members: {}};
      if (name !== 'Function') return {kind: 'native', name};
      return {kind: 'any'};
    }
    if (checker.isTupleType(type)) return {kind: 'array', of: argument ? this.read(argument) : 0, members: {}};
    const members: Record<string, number> = {};
    const add = (withLibrary: boolean): void => {
      for (const property of checker.getPropertiesOfType(type)) {
        if (property.name.startsWith('__@') || property.name === 'prototype') continue;
        const isLibraryMember = property.declarations?.every((one) =>
          this.program.isSourceFileDefaultLibrary(one.getSourceFile()),
        );
        if (withLibrary || !isLibraryMember) members[property.name] = this.read(checker.getTypeOfSymbol(property));
      }
    };
    const element = type.getNumberIndexType();
    if (element && type.getProperty('length')) {
      add(false);
      const own = this.readEvents(type);
      return {kind: 'array', of: this.read(element), members, ...(own && {events: own})};
    }
    const shape: Shape = {kind: 'object', name, members};
    add(true);
    const index = type.getStringIndexType() ?? element;
    if (index) shape.index = this.read(index);
    const events = this.readEvents(type);
    if (events) shape.events = events;
    const [call] = type.getCallSignatures();
    if (call) {
      shape.returns = this.read(call.getReturnType());
      shape.parameters = call.parameters.map((one) => this.read(checker.getTypeOfSymbol(one)));
    }
    const [construct] = type.getConstructSignatures();
    if (construct) shape.constructs = this.read(construct.getReturnType());
    return shape;
  }

  /** The events of a dispatcher: its `addEventListener` names the keys of a map in a constraint, and the map in the listener's type. */
  private readEvents(type: ts.Type): Record<string, number> | undefined {
    const {checker} = this;
    const method = type.getProperty('addEventListener');
    const [signature] = method ? checker.getTypeOfSymbol(method).getCallSignatures() : [];
    const keys = signature?.typeParameters?.[0]?.getConstraint();
    const listener = signature?.parameters[1] && checker.getTypeOfSymbol(signature.parameters[1]);
    const parameter = listener?.getCallSignatures()[0]?.parameters[0];
    const event = parameter && checker.getTypeOfSymbol(parameter);
    const map =
      event && event.flags & ts.TypeFlags.IndexedAccess ? (event as ts.IndexedAccessType).objectType : undefined;
    if (!keys || !map) return undefined;
    const names = keys.isUnion() ? keys.types : [keys];
    return Object.fromEntries(
      names.flatMap((one) => {
        if (!one.isStringLiteral()) return [];
        const property = map.getProperty(one.value);
        return property ? [[one.value, this.read(checker.getTypeOfSymbol(property))]] : [];
      }),
    );
  }
}

/** The member of a union that a stand-in is made of: an object before a value, and anything before nothing. */
function chooseMember({types}: ts.UnionType): ts.Type {
  const some = types.filter(({flags}) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void)));
  return some.find(({flags}) => flags & ts.TypeFlags.Object) ?? some[0] ?? types[0]!;
}
