/**
 * Caches a function's results for the lifetime of the process.
 * @param getKey returns the cache key of a call.
 * @param compute the function. A pending promise is cached too, so concurrent calls share it.
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
