/** How a title is set on a card. */

export interface SetTitle {
  /** Pixels. */
  size: number;
  lines: string[];
}

const sizes = [80, 68, 58, 50] as const;
const maxLines = 3;

/** Breaks text between words. A word that is wider than the line stands alone. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Shortens a line until it ends with an ellipsis within the width. */
export function shorten(line: string, width: number, measure: (text: string) => number): string {
  if (measure(line) <= width) return line;
  let short = line;
  while (short && measure(`${short}…`) > width) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}

/**
 * Sets a title in the largest size in which it takes at most three lines.
 * @param measure width of a text in a size, in pixels.
 */
export function setTitle(title: string, width: number, measure: (text: string, size: number) => number): SetTitle {
  for (const size of sizes) {
    const lines = wrap(title, width, (text) => measure(text, size));
    const fits = lines.length <= maxLines && lines.every((line) => measure(line, size) <= width);
    if (fits) return {size, lines};
  }
  const size = sizes[sizes.length - 1] ?? 50;
  const inSize = (text: string) => measure(text, size);
  const all = wrap(title, width, inSize);
  const lines = [...all.slice(0, maxLines - 1), all.slice(maxLines - 1).join(' ')].filter(Boolean);
  return {size, lines: lines.map((line) => shorten(line, width, inSize))};
}
