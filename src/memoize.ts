/**
 * Makes a function remember its results for as long as the process runs.
 * @param getKey what two calls with the same result have in common.
 * @param compute the function; one that returns a promise is asked once, also while it is at work.
 */
export function memoize<A extends readonly unknown[], V>(
  getKey: (...args: A) => string,
  compute: (...args: A) => V,
): (...args: A) => V {
  const known = new Map<string, {value: V}>();
  return (...args) => {
    const key = getKey(...args);
    let result = known.get(key);
    if (!result) known.set(key, (result = {value: compute(...args)}));
    return result.value;
  };
}
