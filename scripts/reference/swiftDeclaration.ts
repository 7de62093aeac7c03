/** Reads one declaration of Swift as documentation and `.swiftinterface` files write it. */
import type {MemberKind, ReferenceMember, ReferenceParameter, TypeForm, TypeKind} from '../../src/reference/types';
import {compact} from './sourceTypes';
import {splitList} from './splitList';

export type SwiftDeclaration = {is: 'type'; name: string; form: TypeForm} | {is: 'member'; member: ReferenceMember};

const attribute = /^@[\w.]+(?:\((?:[^()"]|"(?:[^"\\]|\\.)*"|\([^()]*\))*\))?\s*/;
const modifier =
  /^(public|open|internal|final|static|class|convenience|required|override|weak|unowned|lazy|dynamic|mutating|nonmutating|optional|indirect|nonisolated|isolated|private\(set\)|internal\(set\)|fileprivate\(set\)|prefix|postfix|infix)\s+(?=\w|@)/;
const typeKinds: Record<string, TypeKind> = {
  class: 'class',
  actor: 'class',
  struct: 'struct',
  enum: 'enum',
  protocol: 'protocol',
  extension: 'extension',
  typealias: 'alias',
};

/**
 * @param text one declaration; runs of space count as one.
 * @returns undefined for what is no declaration of a type or member (`import`, a comment).
 */
export function readSwiftDeclaration(text: string): SwiftDeclaration | undefined {
  let rest = text.replace(/\s+/g, ' ').trim();
  const modifiers: string[] = [];
  let isDeprecated = false;
  for (;;) {
    const mark = attribute.exec(rest) ?? modifier.exec(rest);
    // `class` is a modifier before `func` and `var`, and a keyword before a name.
    if (!mark || (mark[1] === 'class' && !/^class (?:override |final )*(?:func|var|subscript)\b/.test(rest))) break;
    if (mark[0].startsWith('@available') && /\bdeprecated\b/.test(mark[0])) isDeprecated = true;
    modifiers.push(mark[0].trim());
    rest = rest.slice(mark[0].length);
  }
  const keyword =
    /^(?:class|actor|struct|enum|protocol|extension|typealias|associatedtype|case|func|var|let|init|subscript)\b/.exec(
      rest,
    )?.[0];
  if (!keyword) return undefined;
  const body = rest.slice(keyword.length).trim();
  const marks = {
    static: modifiers.includes('static') || modifiers.includes('class'),
    optional: modifiers.includes('optional'),
    deprecated: isDeprecated,
  };
  const member = (kind: MemberKind, fields: Partial<ReferenceMember> & {name: string}): SwiftDeclaration => ({
    is: 'member',
    member: compact<ReferenceMember>({
      kind,
      ...fields,
      ...marks,
      optional: fields.optional ?? marks.optional,
    } as ReferenceMember),
  });
  if (keyword in typeKinds) return readType(typeKinds[keyword]!, body, isDeprecated);
  if (keyword === 'associatedtype') {
    const [name, type] = body.split(/\s*:\s*/);
    return member('associated type', {name: name!, type});
  }
  if (keyword === 'case') return readCase(body, member);
  if (keyword === 'var' || keyword === 'let') return readVariable(keyword, body, modifiers, member);
  return readCallable(keyword, body, member);
}

type MakeMember = (kind: MemberKind, fields: Partial<ReferenceMember> & {name: string}) => SwiftDeclaration;

function readType(kind: TypeKind, body: string, deprecated: boolean): SwiftDeclaration | undefined {
  const name = /^[\w.]+/.exec(body)?.[0];
  if (!name) return undefined;
  let rest = body.slice(name.length).trim();
  let typeParameters: string[] | undefined;
  if (rest.startsWith('<')) {
    const end = findClosing(rest);
    typeParameters = splitList(rest.slice(1, end), ',').map((parameter) => parameter.replace(/\s*:\s*/, ': '));
    rest = rest.slice(end + 1).trim();
  }
  if (kind === 'alias') {
    const type = rest.replace(/^=\s*/, '');
    return {
      is: 'type',
      name,
      form: compact<TypeForm>({kind, typeParameters, type, deprecated: deprecated || undefined}),
    };
  }
  const supertypes = rest.startsWith(':')
    ? splitList(rest.slice(1).replace(/\s*(?:\bwhere\b.*)?\{?\s*$/, ''), ',')
    : [];
  return {
    is: 'type',
    name,
    form: compact<TypeForm>({
      kind,
      typeParameters,
      supertypes: supertypes.length > 0 ? supertypes : undefined,
      deprecated: deprecated || undefined,
    }),
  };
}

function readCase(body: string, member: MakeMember): SwiftDeclaration | undefined {
  const match = /^`?(\w+)`?\s*(\(.*\))?\s*(?:=\s*(.+))?$/.exec(body);
  if (!match) return undefined;
  const [, name, values, value] = match;
  return member('value', {
    name: name!,
    parameters: values ? readSwiftParameters(values.slice(1, -1), true) : undefined,
    value,
  });
}

function readVariable(
  keyword: string,
  body: string,
  modifiers: readonly string[],
  member: MakeMember,
): SwiftDeclaration | undefined {
  const match = /^`?([\w$]+)`?\s*(?::\s*(.*))?$/.exec(body);
  const name = match?.[1] ?? /^\w+/.exec(body)?.[0];
  if (!name) return undefined;
  const written = match?.[2] ?? '';
  const accessors = /\{([^{}]*)\}\s*$/.exec(written)?.[1];
  const type = stripDefault(written.replace(/\s*\{[^{}]*\}\s*$/, '')).type;
  const isReadonly =
    keyword === 'let' ||
    modifiers.some((mark) => mark.endsWith('(set)')) ||
    (accessors !== undefined && /\bget\b/.test(accessors) && !/\bset\b/.test(accessors));
  return member('property', {name, type: type || undefined, readonly: isReadonly || undefined});
}

function readCallable(keyword: string, body: string, member: MakeMember): SwiftDeclaration | undefined {
  let name = keyword;
  let rest = body;
  let isOptional = false;
  if (keyword === 'func') {
    const match = /^`?(\w+|[^\w\s(<]+)`?\s*/.exec(body);
    if (!match) return undefined;
    name = match[1]!;
    rest = body.slice(match[0].length);
  } else if (/^[?!]/.test(rest)) {
    isOptional = rest.startsWith('?');
    rest = rest.slice(1).trim();
  }
  let typeParameters: string[] | undefined;
  if (rest.startsWith('<')) {
    const end = findClosing(rest);
    typeParameters = splitList(rest.slice(1, end), ',').map((parameter) => parameter.replace(/\s*:\s*/, ': '));
    rest = rest.slice(end + 1).trim();
  }
  if (!rest.startsWith('(')) return undefined;
  const end = findClosing(rest);
  const parameters = readSwiftParameters(rest.slice(1, end), keyword === 'subscript');
  const tail = rest.slice(end + 1).trim();
  const type = /->\s*(.*)$/
    .exec(tail)?.[1]
    ?.replace(/\s*\{[^{}]*\}\s*$/, '')
    .replace(/\s+where\s.*$/, '')
    .trim();
  const kind: MemberKind = keyword === 'init' ? 'constructor' : keyword === 'subscript' ? 'index' : 'method';
  const isCall = kind === 'method' || kind === 'constructor';
  return member(kind, {
    name: kind === 'constructor' ? 'init' : kind === 'index' ? '[]' : name,
    typeParameters,
    parameters,
    type,
    optional: isOptional || undefined,
    async: (isCall && /\basync\b/.test(tail.split('->')[0]!)) || undefined,
    throws: isCall && /\b(?:re)?throws\b/.test(tail.split('->')[0]!) ? 'Error' : undefined,
    readonly: (kind === 'index' && /\{\s*get\s*\}/.test(tail)) || undefined,
  });
}

/**
 * @param text what stands between the parentheses.
 * @param isUnlabeled a lone name is no label: values of a case, and subscripts.
 */
export function readSwiftParameters(text: string, isUnlabeled = false): ReferenceParameter[] {
  return splitList(text, ',')
    .map((part, index) => {
      const match = /^(?:@[\w.]+(?:\([^)]*\))?\s+)*`?(\w+)`?(?:\s+`?(\w+)`?)?\s*:\s*(.*)$/s.exec(part);
      if (!match) return {name: `value${index === 0 ? '' : index + 1}`, label: '_', type: part};
      const [, first, second, written] = match;
      const {type, fallback} = stripDefault(written!);
      const isRest = type.endsWith('...');
      return compact<ReferenceParameter>({
        name: second ?? first!,
        label: second === undefined ? undefined : first,
        type: (isRest ? type.slice(0, -3) : type)
          .replace(/@(?:escaping|autoclosure|Sendable)\s+/g, '')
          .replace(/\binout\s+/, ''),
        optional: fallback !== undefined || undefined,
        default: fallback,
        rest: isRest || undefined,
      });
    })
    .map((parameter) =>
      isUnlabeled && parameter.label === '_' && /^value\d*$/.test(parameter.name) ? parameter : parameter,
    );
}

/** `T = value`, where `=` stands outside brackets. */
function stripDefault(text: string): {type: string; fallback?: string} {
  const [type, ...rest] = splitList(
    text.replace(/==|=>/g, (sign) => (sign === '==' ? '\u0001' : '\u0002')),
    '=',
  );
  const restore = (part: string) => part.replaceAll('\u0001', '==').replaceAll('\u0002', '=>').trim();
  return rest.length > 0 ? {type: restore(type ?? ''), fallback: restore(rest.join('='))} : {type: restore(type ?? '')};
}

function findClosing(text: string): number {
  const open = text[0]!;
  const close = open === '<' ? '>' : ')';
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === open) depth++;
    else if (text[index] === close && !(close === '>' && text[index - 1] === '-') && --depth === 0) return index;
  }
  return text.length;
}
