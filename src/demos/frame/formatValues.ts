function formatValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    const seen = new Set<unknown>();
    const text = JSON.stringify(value, (_key, inner: unknown) => {
      if (typeof inner !== 'object' || inner === null) return inner;
      if (seen.has(inner)) return '…';
      seen.add(inner);
      return inner;
    });
    // Functions, symbols and undefined have no JSON; objects that say more as a text are told by their prototype.
    return text === undefined || text === '{}' ? String(value) : text;
  } catch {
    return String(value);
  }
}

/** Values on one line, as a console prints them. */
export const formatValues = (values: readonly unknown[]): string => values.map(formatValue).join(' ');
