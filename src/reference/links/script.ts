/** Finds the SDK's symbols in JavaScript, TypeScript, JSX and TSX, from imports, declarations and the types of what a name is made from. */
import ts from 'typescript';
import type {ReferencePlatform} from '../types';
import type {SymbolHit} from './hits';
import {Scopes} from './scopes';
import type {FoundMember, TypeReader} from './typeReader';
import {findPackagePlatform} from './world';
import type {FoundType, World} from './world';

export interface ScriptSample {
  code: string;
  isJsx: boolean;
}

/** What scripts are looked up in. The reader keeps what it has read for the next page. */
export interface ScriptSymbols {
  world: World;
  reader: TypeReader;
}

/** Names of the browser's own types: the SDK's only where a sample imports them. */
const browserNames = new Set(
  'Audio AudioTrack AudioTrackList Cache Date Document Element Error Event EventListener EventTarget Function Headers HTMLElement Image Map MediaError MediaTrack Node Object Promise Range Request Response Set TextTrack TextTrackCue TextTrackCueList TextTrackList TimeRanges URL VideoTrack VideoTrackList VTTCue'.split(
    ' ',
  ),
);

/** Wrappers of frameworks, with the property that gives the value. */
const boxes: Readonly<Record<string, string>> = {current: 'Ref', value: 'Box'};

/**
 * @param samples of one page, in order; later ones go on with the names of earlier ones.
 * @param conventions types of names that samples do not declare: `player`.
 * @returns the symbols of each sample, in order of place. What is ambiguous is left out.
 */
export function findScriptSymbols(
  samples: readonly ScriptSample[],
  {world, reader}: ScriptSymbols,
  conventions: ReadonlyMap<string, string>,
): SymbolHit[][] {
  const finders: ScriptFinder[] = [];
  for (const sample of samples) finders.push(new ScriptFinder(sample, world, reader, conventions, [...finders]));
  return finders.map((finder) => finder.run());
}

class ScriptFinder {
  private readonly file: ts.SourceFile;
  private readonly scopes: Scopes;
  private readonly hits = new Map<number, SymbolHit>();
  private readonly types = new Map<ts.Node, string | undefined>();

  constructor(
    {code, isJsx}: ScriptSample,
    private readonly world: World,
    private readonly reader: TypeReader,
    private readonly conventions: ReadonlyMap<string, string>,
    private readonly earlier: readonly ScriptFinder[],
  ) {
    this.file = ts.createSourceFile(
      isJsx ? 'sample.tsx' : 'sample.ts',
      code,
      ts.ScriptTarget.Latest,
      true,
      isJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    this.scopes = new Scopes(this.file);
  }

  run(): SymbolHit[] {
    const visit = (node: ts.Node): void => {
      this.look(node);
      ts.forEachChild(node, visit);
    };
    visit(this.file);
    return [...this.hits.values()].sort((a, b) => a.start - b.start);
  }

  private look(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) this.lookAtAccess(node);
    else if (ts.isCallExpression(node)) this.lookAtListener(node);
    else if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) this.lookAtProperty(node);
    else if (ts.isMethodDeclaration(node) && ts.isObjectLiteralExpression(node.parent)) this.lookAtProperty(node);
    else if (ts.isJsxAttribute(node)) this.addMember(node.name, this.findProp(node));
    else if (ts.isBindingElement(node)) this.lookAtBinding(node);
    else if (ts.isIdentifier(node)) this.lookAtName(node);
  }

  /** A name that stands for a type, function or variable of the SDK. */
  private lookAtName(node: ts.Identifier): void {
    const {parent} = node;
    const isElsewhere =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      ((ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isJsxAttribute(parent)) &&
        parent.name === node) ||
      ((ts.isBindingElement(parent) || ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) &&
        (parent.name === node || ('propertyName' in parent && parent.propertyName === node))) ||
      ((ts.isVariableDeclaration(parent) ||
        ts.isParameter(parent) ||
        ts.isFunctionDeclaration(parent) ||
        ts.isClassDeclaration(parent) ||
        ts.isTypeAliasDeclaration(parent) ||
        ts.isInterfaceDeclaration(parent) ||
        ts.isTypeParameterDeclaration(parent)) &&
        parent.name === node);
    if (isElsewhere) return;
    const found =
      ts.isQualifiedName(parent) && parent.right === node
        ? this.findQualified(parent.left, node)
        : this.findNamed(node);
    if (found) this.add(node, found);
  }

  private add(node: ts.Node, {platform, type}: FoundType, member?: string): void {
    const isText = ts.isStringLiteralLike(node);
    const start = node.getStart(this.file) + (isText ? 1 : 0);
    const end = node.end - (isText ? 1 : 0);
    if (end > start) this.hits.set(start, {start, end, platform, type: type.id, ...(member !== undefined && {member})});
  }

  private addMember(node: ts.Node, found: FoundMember | undefined): void {
    if (found) this.add(node, {platform: found.platform, type: found.owner}, found.records[0]!.name);
  }

  private lookAtAccess(node: ts.PropertyAccessExpression): void {
    const qualified = this.findQualified(node.expression, node.name);
    if (qualified) this.add(node.name, qualified);
    else this.addMember(node.name, this.findAccessed(node));
  }

  /** `THEOplayer.Player`, where the first name is the SDK's namespace. */
  private findQualified(left: ts.Node, right: ts.Node): FoundType | undefined {
    if (!ts.isIdentifier(left)) return undefined;
    const name = right.getText(this.file);
    const imported = this.scopes.findImport(left);
    if (imported?.name === '*') {
      const platform = findPackagePlatform(imported.from);
      return platform && this.world.find(name, platform);
    }
    return left.text === 'THEOplayer' && !this.isDeclared(left) ? this.world.find(name, 'web') : undefined;
  }

  /** The type of the SDK that a name is, by its import, or because nothing on the page declares it. */
  private findNamed(node: ts.Identifier): FoundType | undefined {
    const imported = this.scopes.findImport(node);
    if (imported) {
      const platform = findPackagePlatform(imported.from);
      return platform && this.world.find(imported.name, platform);
    }
    if (!/^[A-Z]\w*[a-z]/.test(node.text) || browserNames.has(node.text) || this.isDeclared(node)) return undefined;
    const earlier = this.earlier.findLast((finder) => finder.scopes.hasImport(node.text));
    if (earlier) {
      const from = earlier.scopes.getImport(node.text)!;
      const platform = findPackagePlatform(from.from);
      return platform && this.world.find(from.name, platform);
    }
    return this.earlier.some((finder) => finder.scopes.hasName(node.text)) ? undefined : this.world.find(node.text);
  }

  private isDeclared(node: ts.Identifier): boolean {
    return this.scopes.find(node) !== undefined;
  }

  private findAccessed(node: ts.PropertyAccessExpression): FoundMember | undefined {
    const {expression, name} = node;
    // A static member or a value of an enumeration.
    const named = this.findTypeOf(expression);
    if (named) {
      const own = this.reader.findOwn(named, name.text);
      if (own) return own;
    }
    const type = this.getType(expression);
    return type === undefined ? undefined : this.reader.findMember(type, name.text);
  }

  private findTypeOf(expression: ts.Expression): FoundType | undefined {
    if (ts.isIdentifier(expression)) return this.findNamed(expression);
    if (ts.isPropertyAccessExpression(expression)) return this.findQualified(expression.expression, expression.name);
    return undefined;
  }

  private lookAtProperty(node: ts.PropertyAssignment | ts.ShorthandPropertyAssignment | ts.MethodDeclaration): void {
    const type = this.getExpected(node.parent as ts.ObjectLiteralExpression);
    const name = getPropertyName(node.name);
    if (type !== undefined && name !== undefined) this.addMember(node.name, this.reader.findMember(type, name));
  }

  private lookAtBinding(node: ts.BindingElement): void {
    if (!ts.isObjectBindingPattern(node.parent)) return;
    const key = node.propertyName ?? node.name;
    const name = getPropertyName(key);
    const type = this.getPatternType(node.parent);
    if (type !== undefined && name !== undefined) this.addMember(key, this.reader.findMember(type, name));
  }

  /** Events that a listener names: `'adbreakbegin'`. */
  private lookAtListener(node: ts.CallExpression): void {
    const map = this.getEventMap(node);
    const [event] = node.arguments;
    if (map === undefined || !event) return;
    const names = ts.isArrayLiteralExpression(event) ? event.elements : [event];
    for (const name of names)
      if (ts.isStringLiteralLike(name)) this.addMember(name, this.reader.findMember(map, name.text));
  }

  private getEventMap({expression}: ts.CallExpression): string | undefined {
    if (!ts.isPropertyAccessExpression(expression)) return undefined;
    if (!/^(?:add|remove)EventListener$/.test(expression.name.text)) return undefined;
    const type = this.getType(expression.expression);
    return type === undefined ? undefined : this.reader.findEventMap(type);
  }

  private findProp(node: ts.JsxAttribute): FoundMember | undefined {
    const element = node.parent.parent;
    const found = this.findTypeOf(element.tagName as ts.Expression);
    return found && this.reader.findProp(found, node.name.getText(this.file));
  }

  /** The type of an expression, as TypeScript writes it; undefined where it is not known. */
  getType(node: ts.Expression): string | undefined {
    if (this.types.has(node)) return this.types.get(node);
    // What depends on itself has no known type.
    this.types.set(node, undefined);
    const type = this.inferType(node);
    this.types.set(node, type);
    return type;
  }

  private inferType(node: ts.Expression): string | undefined {
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return this.getType(node.expression);
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return this.read(node.type);
    if (ts.isAwaitExpression(node)) {
      const type = this.getType(node.expression);
      return type === undefined ? undefined : (this.reader.getArgument(type, /^Promise(?:Like)?$/) ?? type);
    }
    if (ts.isNewExpression(node)) {
      const found = this.findTypeOf(node.expression);
      return found && found.type.id;
    }
    if (ts.isIdentifier(node)) return this.getNameType(node);
    if (ts.isPropertyAccessExpression(node)) return this.getAccessType(node);
    if (ts.isElementAccessExpression(node)) {
      const type = this.getType(node.expression);
      return type === undefined ? undefined : this.reader.getElement(type);
    }
    if (ts.isCallExpression(node)) return this.getCallType(node);
    if (ts.isArrayLiteralExpression(node)) return this.getArrayType(node);
    if (ts.isBinaryExpression(node) && /^(?:\?\?|\|\||=)$/.test(node.operatorToken.getText(this.file)))
      return this.getType(node.left) ?? this.getType(node.right);
    if (ts.isConditionalExpression(node)) return this.getType(node.whenTrue) ?? this.getType(node.whenFalse);
    return undefined;
  }

  /** An array whose items have one type: `[...player.textTracks]`. */
  private getArrayType({elements}: ts.ArrayLiteralExpression): string | undefined {
    const types = new Set(
      elements.map((item) => {
        if (!ts.isSpreadElement(item)) return this.getType(item);
        return this.getElement(item.expression);
      }),
    );
    const [only] = types;
    return types.size === 1 && only !== undefined ? `(${only})[]` : undefined;
  }

  private getElement(list: ts.Expression): string | undefined {
    const type = this.getType(list);
    return type === undefined ? undefined : this.reader.getElement(type);
  }

  private getAccessType(node: ts.PropertyAccessExpression): string | undefined {
    const {expression, name} = node;
    if (expression.kind === ts.SyntaxKind.ThisKeyword) {
      const own = this.scopes.findClassMember(node);
      if (own) return own.type ? this.read(own.type) : own.value && this.getType(own.value);
      return this.scopes.findClassBase(node);
    }
    const declared = ts.isIdentifier(expression) ? this.scopes.find(expression) : undefined;
    if (declared && (ts.isParameter(declared) || ts.isVariableDeclaration(declared))) {
      const own = this.findOwnType(declared.type, name.text);
      if (own) return this.read(own);
    }
    const boxed = Object.hasOwn(boxes, name.text) ? boxes[name.text] : undefined;
    const type = this.getType(expression);
    if (boxed !== undefined && type !== undefined) {
      const inner = this.reader.getArgument(type, /^(?:\w*Ref|Box)$/);
      if (inner !== undefined) return inner;
    }
    return this.findAccessed(node)?.type;
  }

  private getCallType(node: ts.CallExpression): string | undefined {
    const {expression, typeArguments} = node;
    const [argument] = typeArguments ?? [];
    if (ts.isIdentifier(expression)) {
      if (/^(?:useRef|createRef|shallowRef|ref|signal)$/.test(expression.text)) {
        const inner = argument ? this.read(argument) : node.arguments[0] && this.getType(node.arguments[0]);
        return inner === undefined ? undefined : `Ref<${inner}>`;
      }
      if (expression.text === 'useContext' && node.arguments[0]) {
        const type = this.getType(node.arguments[0]);
        return type === undefined ? undefined : this.reader.getArgument(type, /Context$/);
      }
      const found = this.findNamed(expression);
      if (found) return this.reader.findOwn(found, found.type.id)?.type;
      const made = this.scopes.findFunction(expression);
      return made?.type && this.read(made.type);
    }
    if (!ts.isPropertyAccessExpression(expression)) return undefined;
    if (expression.getText(this.file) === 'Array.from' && node.arguments.length === 1) {
      const item = this.getElement(node.arguments[0]!);
      return item === undefined ? undefined : `(${item})[]`;
    }
    const type = this.getType(expression.expression);
    const element =
      type !== undefined && /^(?:find|findLast|at|item|pop|shift)$/.test(expression.name.text)
        ? this.reader.getElement(type)
        : undefined;
    if (element !== undefined) return element;
    if (type !== undefined && /^(?:filter|slice|sort|toSorted|reverse|toReversed|concat)$/.test(expression.name.text))
      return type;
    return this.findAccessed(expression)?.type;
  }

  private getNameType(node: ts.Identifier): string | undefined {
    const declaration = this.scopes.find(node);
    if (declaration) return this.getDeclaredType(declaration, node.text);
    const imported = this.scopes.findImport(node);
    const platform = imported && findPackagePlatform(imported.from);
    if (platform) return this.getVariableType(this.world.find(imported.name, platform));
    const types = new Set(
      this.earlier.flatMap((finder) =>
        finder.scopes.listTopLevel(node.text).map((other) => finder.getDeclaredType(other, node.text)),
      ),
    );
    if (types.size > 0) return types.size === 1 ? [...types][0] : undefined;
    if (imported) return this.conventions.get(node.text);
    if (this.earlier.some((finder) => finder.scopes.hasName(node.text))) {
      const inner = new Set(
        this.earlier.flatMap((finder) =>
          finder.scopes.listAll(node.text).map((other) => finder.getDeclaredType(other, node.text)),
        ),
      );
      return inner.size === 1 ? [...inner][0] : this.conventions.get(node.text);
    }
    return this.conventions.get(node.text);
  }

  private getVariableType(found: FoundType | undefined): string | undefined {
    return found?.type.forms.find(({kind}) => kind === 'variable')?.type;
  }

  /** @param name of the variable, where the declaration is a pattern's. */
  getDeclaredType(declaration: ts.Declaration, name: string): string | undefined {
    if (ts.isBindingElement(declaration)) {
      const {parent} = declaration;
      if (ts.isArrayBindingPattern(parent)) return this.getStateType(parent, declaration);
      const key = getPropertyName(declaration.propertyName ?? declaration.name);
      const own = ts.isBindingElement(parent.parent) ? undefined : this.findOwnType(parent.parent.type, key);
      if (own) return this.read(own);
      const type = this.getPatternType(parent);
      return type === undefined || key === undefined ? undefined : this.reader.findMember(type, key)?.type;
    }
    if (ts.isParameter(declaration)) {
      if (declaration.type) return this.read(declaration.type);
      return this.getParameterType(declaration) ?? (declaration.initializer && this.getType(declaration.initializer));
    }
    if (!ts.isVariableDeclaration(declaration)) return undefined;
    if (declaration.type) return this.read(declaration.type);
    if (ts.isForOfStatement(declaration.parent.parent)) {
      const list = this.getType(declaration.parent.parent.expression);
      return list === undefined ? undefined : this.reader.getElement(list);
    }
    const {initializer} = declaration;
    if (initializer && initializer.kind !== ts.SyntaxKind.NullKeyword) return this.getType(initializer);
    const assigned = this.scopes.findAssigned(name);
    return assigned && this.getType(assigned);
  }

  /** The type of a property in a type that the sample itself writes: `{player}: {player: THEOplayer}`. */
  private findOwnType(node: ts.TypeNode | undefined, name: string | undefined): ts.TypeNode | undefined {
    if (!node || name === undefined) return undefined;
    let members: ts.NodeArray<ts.TypeElement> | undefined;
    if (ts.isTypeLiteralNode(node)) ({members} = node);
    else if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const declared = this.scopes.find(node.typeName);
      if (declared && ts.isTypeAliasDeclaration(declared)) return this.findOwnType(declared.type, name);
      if (declared && ts.isInterfaceDeclaration(declared)) ({members} = declared);
    }
    const member = members?.find((one) => one.name?.getText(this.file) === name);
    return member && ts.isPropertySignature(member) ? member.type : undefined;
  }

  /** `const [player, setPlayer] = useState<THEOplayer>()`. */
  private getStateType(pattern: ts.ArrayBindingPattern, element: ts.BindingElement): string | undefined {
    const {initializer} = pattern.parent as ts.VariableDeclaration;
    if (pattern.elements[0] !== element || !initializer || !ts.isCallExpression(initializer)) return undefined;
    if (initializer.expression.getText(this.file) !== 'useState') return undefined;
    const [argument] = initializer.typeArguments ?? [];
    return argument ? this.read(argument) : initializer.arguments[0] && this.getType(initializer.arguments[0]);
  }

  private getPatternType(pattern: ts.ObjectBindingPattern): string | undefined {
    return this.getDeclaredType(pattern.parent, '');
  }

  /** The type of a parameter without one, from what its function is given to. */
  private getParameterType(parameter: ts.ParameterDeclaration): string | undefined {
    const callback = parameter.parent;
    if (!ts.isArrowFunction(callback) && !ts.isFunctionExpression(callback)) return undefined;
    const index = callback.parameters.indexOf(parameter);
    const {parent} = callback;
    if (ts.isCallExpression(parent) && parent.arguments.includes(callback)) {
      const map = this.getEventMap(parent);
      if (map !== undefined) return index === 0 ? this.getEventType(map, parent.arguments[0]!) : undefined;
      if (ts.isPropertyAccessExpression(parent.expression) && isOfItem(parent, parent.expression.name.text, index)) {
        const element = this.getElement(parent.expression.expression);
        if (element !== undefined) return element;
      }
    }
    const expected = this.getExpected(callback);
    return expected === undefined ? undefined : this.reader.getCallbackParameter(expected, index);
  }

  private getEventType(map: string, event: ts.Expression): string | undefined {
    if (ts.isStringLiteralLike(event)) return this.reader.findMember(map, event.text)?.type;
    if (ts.isArrayLiteralExpression(event)) {
      const types = event.elements.map((one) => this.getEventType(map, one));
      // What all of the events have.
      return types.includes(undefined) ? undefined : types.join(' | ');
    }
    return this.reader.findMember(map, `[${event.getText(this.file)}]`)?.type;
  }

  /** The type that a value must have where it stands. */
  private getExpected(node: ts.Expression): string | undefined {
    const {parent} = node;
    if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isParameter(parent))
      return parent.type && this.read(parent.type);
    if (ts.isParenthesizedExpression(parent) || ts.isSpreadElement(parent)) return this.getExpected(parent);
    if (ts.isConditionalExpression(parent) && parent.condition !== node) return this.getExpected(parent);
    if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) return this.read(parent.type);
    if (ts.isBinaryExpression(parent) && parent.right === node)
      return parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
        ? this.getType(parent.left)
        : this.getExpected(parent);
    if (ts.isPropertyAssignment(parent)) {
      const type = this.getExpected(parent.parent);
      const name = getPropertyName(parent.name);
      return type === undefined || name === undefined ? undefined : this.reader.findMember(type, name)?.type;
    }
    if (ts.isArrayLiteralExpression(parent)) {
      const list = this.getExpected(parent);
      return list === undefined ? undefined : this.reader.getElement(list);
    }
    if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) return this.findProp(parent.parent)?.type;
    if (ts.isReturnStatement(parent)) return this.getReturned(parent);
    if (ts.isArrowFunction(parent) && parent.body === node && parent.type)
      return this.getPromised(this.read(parent.type));
    if ((ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.arguments?.includes(node))
      return this.getArgumentType(parent, parent.arguments.indexOf(node));
    return undefined;
  }

  private getReturned(node: ts.ReturnStatement): string | undefined {
    const made = ts.findAncestor(node, (above) => ts.isFunctionLike(above)) as ts.SignatureDeclaration | undefined;
    return made?.type && this.getPromised(this.read(made.type));
  }

  private getPromised(type: string | undefined): string | undefined {
    return type === undefined ? undefined : (this.reader.getArgument(type, /^Promise$/) ?? type);
  }

  private getArgumentType(call: ts.CallExpression | ts.NewExpression, index: number): string | undefined {
    const {expression} = call;
    let member: FoundMember | undefined;
    if (ts.isNewExpression(call)) {
      const found = this.findTypeOf(expression);
      member = found && this.reader.findOwn(found, 'constructor');
    } else if (ts.isPropertyAccessExpression(expression)) member = this.findAccessed(expression);
    else if (ts.isIdentifier(expression)) {
      if (expression.text === 'useState' && call.typeArguments?.[0]) return this.read(call.typeArguments[0]);
      const found = this.findNamed(expression);
      if (found) member = this.reader.findOwn(found, found.type.id);
      else {
        const own = this.scopes.findFunction(expression)?.parameters[index]?.type;
        return own && this.read(own);
      }
    }
    const types = new Set(member?.records.flatMap(({parameters = []}) => parameters[index]?.type ?? []) ?? []);
    return types.size ? [...types].map((type) => `(${member!.fill(type)})`).join(' | ') : undefined;
  }

  /** A type that the sample writes, with the names that its imports give. */
  private read(node: ts.TypeNode): string | undefined {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const imported = this.scopes.findImport(node.typeName);
      if (imported && !findPackagePlatform(imported.from) && !/^(?:react|vue|@angular\/core)$/.test(imported.from))
        return undefined;
      if (!imported && this.isDeclared(node.typeName)) return undefined;
      if (!imported && browserNames.has(node.typeName.text) && !node.typeArguments) return undefined;
    }
    return node.getText(this.file);
  }
}

/** Whether a method of a list gives an item to this parameter of its callback. */
function isOfItem({arguments: given}: ts.CallExpression, method: string, index: number): boolean {
  if (/^(?:sort|toSorted)$/.test(method)) return index < 2;
  // Without a value to start from, the first parameter is an item too.
  if (/^reduce(?:Right)?$/.test(method)) return index === 1 || (index === 0 && given.length === 1);
  return (
    index === 0 && /^(?:forEach|map|filter|find|findLast|some|every|flatMap|findIndex|findLastIndex)$/.test(method)
  );
}

function getPropertyName(node: ts.Node): string | undefined {
  return ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** The platform whose package a sample imports first. */
export function findImportedPlatform(code: string): ReferencePlatform | undefined {
  for (const [, specifier = ''] of code.matchAll(/\bfrom\s+['"]([^'"\n]+)['"]/g)) {
    const platform = findPackagePlatform(specifier);
    if (platform) return platform;
  }
  return undefined;
}
