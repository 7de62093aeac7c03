const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const start = new RegExp(`^[mM] ?(${number})[ ,]?(${number})[ ,]?`);

/** A path's lines with an absolute start. What follows a start without a letter are lines: relative ones after a relative start. */
function startAbsolutely(d: string): string {
  const [whole, x, y] = start.exec(d) ?? [];
  if (whole === undefined) throw new Error(`A path does not begin with a move: ${d}`);
  const rest = d.slice(whole.length);
  const line = !/^[-.\d]/.test(rest) ? '' : d.startsWith('m') ? 'l' : 'L';
  return `M${x} ${y}${line}${rest}`;
}

/**
 * Paths that follow each other as one, which browsers lay out faster. A relative start means the corner in a path of its own, and the end
 * of the one before in a joined path (SVG 2, section 9.3.3), so starts become absolute.
 * @param shapes elements as text; a path with other attributes stays by itself.
 * @throws Error where a path does not begin with a move.
 */
export const joinPaths = (shapes: string): string =>
  shapes.replace(/(?:<path d="[^"]*"\/>){2,}/g, (paths) => {
    const lines = [...paths.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => startAbsolutely(d));
    return `<path d="${lines.join('')}"/>`;
  });
