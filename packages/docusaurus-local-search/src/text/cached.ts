/**
 * A function of a text that remembers its results.
 * @param limit number of texts after which it forgets all.
 */
export function cached<Value>(
  compute: (text: string) => Value,
  limit = Number.POSITIVE_INFINITY,
): (text: string) => Value {
  const known = new Map<string, {value: Value}>();
  return (text) => {
    let result = known.get(text);
    if (!result) {
      if (known.size > limit) known.clear();
      known.set(text, (result = {value: compute(text)}));
    }
    return result.value;
  };
}
