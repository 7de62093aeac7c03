/** Types as `reference/data` writes them, and the same in Java's notation. */
import {splitList} from '../../../reference/splitList';

/** A type with its arguments: `EventListener<in T>?`. */
export interface TypeText {
  name: string;
  arguments: TypeText[];
  /** `out` and `in` before a type argument; `*` has no type. */
  variance?: 'out' | 'in';
  nullable: boolean;
}

/**
 * Takes a type apart.
 * @param written as in the data: `Map<String, out Object>?`.
 */
export function parseType(written: string): TypeText {
  let text = written.trim();
  const nullable = text.endsWith('?') && text !== '?';
  if (nullable) text = text.slice(0, -1);
  const variance = /^(out|in) /.exec(text)?.[1] as TypeText['variance'];
  if (variance) text = text.slice(variance.length + 1).trim();
  const open = text.indexOf('<');
  const own = {nullable, ...(variance && {variance})};
  if (open < 0) return {name: text, arguments: [], ...own};
  const list = splitList(text.slice(open + 1, text.lastIndexOf('>')), ',');
  return {name: text.slice(0, open), arguments: list.map(parseType), ...own};
}

/** Puts types in the place of type parameters. */
export function substitute(type: TypeText, by: ReadonlyMap<string, TypeText>): TypeText {
  const own = by.get(type.name);
  if (own) {
    const {variance = own.variance, nullable} = type;
    return {...own, nullable: nullable || own.nullable, ...(variance && {variance})};
  }
  return {...type, arguments: type.arguments.map((one) => substitute(one, by))};
}

/** Types of Kotlin that Java writes as arrays and primitives. */
const arrays: Readonly<Record<string, string>> = {ByteArray: 'byte[]', IntArray: 'int[]'};

const boxes: Readonly<Record<string, string>> = {
  boolean: 'Boolean',
  byte: 'Byte',
  double: 'Double',
  float: 'Float',
  int: 'Integer',
  long: 'Long',
};

/** A name that is neither the SDK's nor known to be from elsewhere. */
export class UnknownType extends Error {
  constructor(readonly type: string) {
    super(`Unknown type ${type}`);
  }
}

/**
 * A type in Java.
 * @param resolve gives the qualified name for a name of the data; undefined for an unknown one.
 * @throws UnknownType
 */
export function writeJava(type: TypeText, resolve: (name: string) => string | undefined): string {
  const write = (one: TypeText, isArgument: boolean): string => {
    if (one.name === '*') return '?';
    const array = arrays[one.name];
    if (array) return array;
    if (one.name === 'Array') return `${write(one.arguments[0] ?? {...one, name: 'Object', arguments: []}, false)}[]`;
    const box = isArgument ? boxes[one.name] : undefined;
    const name = box ?? (one.name in boxes || one.name === 'void' ? one.name : resolve(one.name));
    if (!name) throw new UnknownType(one.name);
    const inner = one.arguments.length > 0 ? `<${one.arguments.map((next) => write(next, true)).join(', ')}>` : '';
    const bound = one.variance === 'out' ? '? extends ' : one.variance === 'in' ? '? super ' : '';
    return `${isArgument ? bound : ''}${name}${inner}`;
  };
  return write(type, false);
}
