/** Compares the arguments of a call with what the symbols of its version take: labels in Swift, names in Kotlin and Dart. */
import type {ReferenceMember, ReferenceParameter} from '../types';
import type {Language} from './languages';

/** An argument as the code has it. */
export interface GivenArgument {
  /** Its label or name. */
  label?: string | undefined;
  /** A block behind the parentheses. */
  isTrailing?: boolean;
}

/** The label that Swift callers write; undefined for none. */
function getLabel({name, label = name}: ReferenceParameter): string | undefined {
  return label === '_' ? undefined : label;
}

const isOptional = ({optional, default: value, rest}: ReferenceParameter) =>
  optional === true || value !== undefined || rest === true;

/** Swift: the labels stand in the order of the parameters; those with a default value may be left out. */
function fitsLabels(parameters: readonly ReferenceParameter[], given: readonly GivenArgument[]): boolean {
  let at = 0;
  for (const {label, isTrailing} of given) {
    // The first block has no label; it is the next function, most often the last parameter.
    if (isTrailing) return parameters.length > at;
    const isRest = at > 0 && parameters[at - 1]!.rest === true && label === undefined;
    while (at < parameters.length && getLabel(parameters[at]!) !== label && isOptional(parameters[at]!)) at++;
    if (at < parameters.length && getLabel(parameters[at]!) === label) at++;
    else if (!isRest) return false;
  }
  return parameters.slice(at).every(isOptional);
}

/** Kotlin and Dart: a name is that of a parameter; in Dart of a named one, and those without a name are the others. */
function fitsNames(
  parameters: readonly ReferenceParameter[],
  given: readonly GivenArgument[],
  language: Language['name'],
): boolean {
  const named = language === 'dart' ? parameters.filter((parameter) => parameter.named) : parameters;
  const places = language === 'dart' ? parameters.length - named.length : parameters.length;
  return (
    given.filter(({label}) => label === undefined).length <= places &&
    given.every(({label}) => label === undefined || named.some(({name}) => name === label))
  );
}

/** How callers write the parameters: `duration:preload:`, `{license, licenseUrl}`. */
function write(parameters: readonly ReferenceParameter[], language: Language['name']): string {
  if (language === 'swift') return `(${parameters.map((parameter) => `${getLabel(parameter) ?? '_'}:`).join('')})`;
  const names = parameters.map((parameter) => (parameter.named ? `${parameter.name}:` : parameter.name));
  return `(${names.join(', ')})`;
}

/**
 * @param overloads of the version. One that fits is enough.
 * @returns what callers may write in place of what they did, one for each overload; undefined where the call fits, or nothing is known.
 */
export function findArgumentFault(
  language: Language['name'],
  overloads: readonly Pick<ReferenceMember, 'parameters'>[],
  given: readonly GivenArgument[],
): string[] | undefined {
  if (language === 'java' || overloads.length === 0) return undefined;
  // In Kotlin, names are looked at only where there are some: what Java's methods take is not known by name.
  if (language === 'kotlin' && given.every(({label}) => label === undefined)) return undefined;
  for (const {parameters} of overloads) {
    // A property that holds a function is called without labels.
    if (!parameters) return undefined;
    if (language === 'swift' ? fitsLabels(parameters, given) : fitsNames(parameters, given, language)) return undefined;
  }
  return [...new Set(overloads.map(({parameters = []}) => write(parameters, language)))];
}
