/**
 * Blanks out comments and what stands in quotes, so that what is left can be searched for names and brackets.
 * No position moves. Names in Kotlin's templates (`"${player.duration}"`) stay.
 */
export function maskCode(code: string): string {
  const kept = code.split('');
  const blank = (from: number, to: number): void => {
    for (let index = from; index < to; index++) if (kept[index] !== '\n') kept[index] = ' ';
  };
  let index = 0;
  const skipString = (quote: string): void => {
    const start = index;
    index += quote.length;
    let from = start;
    while (index < code.length && !code.startsWith(quote, index)) {
      if (quote !== '"""' && code[index] === '\\') index++;
      else if (code.startsWith('${', index) && quote !== "'") {
        blank(from, index + 2);
        index += 2;
        readCode('}');
        from = index;
        continue;
      } else if (quote !== '"""' && code[index] === '\n') break;
      index++;
    }
    index += quote.length;
    blank(from, Math.min(index, code.length));
  };
  const readCode = (end: string): void => {
    let depth = 0;
    while (index < code.length) {
      const character = code[index]!;
      if (character === end && depth === 0) return;
      if (code.startsWith('//', index)) {
        const line = code.indexOf('\n', index);
        const to = line < 0 ? code.length : line;
        blank(index, to);
        index = to;
      } else if (code.startsWith('/*', index)) {
        const close = code.indexOf('*/', index + 2);
        const to = close < 0 ? code.length : close + 2;
        blank(index, to);
        index = to;
      } else if (code.startsWith('"""', index)) skipString('"""');
      else if (character === '"' || character === "'") skipString(character);
      else {
        if (character === '{') depth++;
        else if (character === '}') depth--;
        index++;
      }
    }
  };
  readCode('');
  return kept.join('');
}
