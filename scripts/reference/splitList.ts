/**
 * Splits at a separator that stands outside brackets and strings; parts are trimmed, empty ones left out.
 * @param separator one character.
 */
export function splitList(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!;
    if (quote) {
      if (character === quote && text[index - 1] !== '\\') quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if ('([{<'.includes(character)) depth++;
    else if (')]}'.includes(character) || (character === '>' && !'=-'.includes(text[index - 1] ?? ''))) depth--;
    else if (character === separator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter(Boolean);
}
