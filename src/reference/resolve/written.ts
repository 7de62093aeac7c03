/** Reads types as code and data write them: what a list holds, what a function takes. */

/** Leaves out what does not change which members a type has: `any`, `in`, optionality. */
export function toPlainType(written: string): string {
  return written
    .trim()
    .replace(/^(?:(?:any|some|in|out|final|inout|@\w+)\s+|\?\s*extends\s+)+/, '')
    .replace(/[?!]+$/, '');
}

/** Splits at commas outside of brackets. */
export function splitTypes(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const [index, sign] of [...list].entries()) {
    if (/[([{<]/.test(sign)) depth++;
    else if (/[)\]}]/.test(sign) || (sign === '>' && list[index - 1] !== '-')) depth--;
    if (sign === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  if (part.trim()) parts.push(part.trim());
  return parts;
}

/** `List<VideoQuality>` has the arguments `VideoQuality`. */
export function readArguments(written: string): string[] {
  const inner = /^[\w.]+<(.*)>$/.exec(toPlainType(written))?.[1];
  return inner === undefined ? [] : splitTypes(inner);
}

const lists =
  /^(?:Mutable|Array|Linked)?(?:List|Array|Set|Collection|Iterable|Sequence|Iterator|Deque|Queue|Optional|HashSet|LinkedHashSet)$/;

/** What a list of the language holds; undefined if the type is none. */
export function getElement(written: string): string | undefined {
  const plain = toPlainType(written);
  const inBrackets = /^\[([^:]+)\]$/.exec(plain)?.[1] ?? /^([\w.]+)\[\]$/.exec(plain)?.[1];
  if (inBrackets) return inBrackets;
  const name = /^([\w.]+)</.exec(plain)?.[1];
  return name && lists.test(name) ? readArguments(plain)[0] : undefined;
}

/** Types of the parameters of a function type: `(AdBreak?, Error?) -> Void`, `(String, String)? `. */
export function readFunctionType(written: string): string[] | undefined {
  const inner =
    /^\(?\((.*)\)\s*(?:async\s+)?(?:throws\s+)?->/.exec(written.replace(/^(?:@\w+\s+)+/, ''))?.[1] ??
    /^[\w.<>?]+\s+Function\((.*)\)\??$/.exec(written)?.[1];
  if (inner === undefined) return undefined;
  return splitTypes(inner).map((part) => part.replace(/^(?:\w+\s+)?\w+\s*:\s*/, ''));
}

/** Members of lists that give one element, and those that give a list of the same. */
export const elementMembers =
  /^(?:get|first|last|firstOrNull|lastOrNull|find|findLast|single|singleOrNull|getOrNull|elementAt|elementAtOrNull|firstWhere|firstWhereOrNull|lastWhere|maxByOrNull|minByOrNull|maxBy|minBy|max|min|next|random|randomElement|item|remove|removeFirst|removeAt|orElse)$/;
export const listMembers =
  /^(?:filter|filterNotNull|sorted|sortedBy|sortedByDescending|reversed|asReversed|toList|toMutableList|where|take|drop|skip|stream|iterator|asSequence|lazy|prefix|suffix|dropFirst|dropLast|compactMap|toSet|findFirst)$/;

/** Names of type parameters as a form declares them: `Q extends Quality` is `Q`. */
function getParameterNames(declared: readonly string[] = []): string[] {
  return declared.map((parameter) => parameter.replace(/^(?:in|out)\s+/, '').replace(/[\s:].*$/, ''));
}

/**
 * Arguments by the name of their type parameter; parameters without one are left out.
 * @param declared type parameters of a form.
 */
export function bindArguments(
  declared: readonly string[] | undefined,
  given: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    getParameterNames(declared).flatMap((name, index) => (given[index] === undefined ? [] : [[name, given[index]]])),
  );
}

/** Replaces type parameters by their arguments: `QualityList<Q>` with Q = VideoQuality is `QualityList<VideoQuality>`. */
export function substitute(written: string, bound: ReadonlyMap<string, string>): string {
  return bound.size === 0 ? written : written.replace(/[A-Za-z_$][\w$]*/g, (name) => bound.get(name) ?? name);
}
