/** An insertion into a text field, in place of what is selected. */
export interface Insertion {
  text: string;
}

const indent = '  ';

/**
 * What a key inserts into a code field: Tab indents, Enter keeps the line's indentation.
 * @param key name of the key, pressed without a modifier.
 * @param text all of the field.
 * @param start where the selection begins.
 * @returns the insertion, or `undefined` where the browser does what the key does anywhere.
 */
export function getInsertion(key: string, text: string, start: number): Insertion | undefined {
  if (key === 'Tab') return {text: indent};
  if (key !== 'Enter') return undefined;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const before = /^[ \t]*/.exec(line)?.[0] ?? '';
  const more = /[{([]\s*$/.test(line) ? indent : '';
  return {text: `\n${before}${more}`};
}
