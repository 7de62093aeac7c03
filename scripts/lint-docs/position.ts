/**
 * Line and column (from 1) of an offset.
 */
export function locate(text: string, offset: number): {line: number; column: number} {
  let line = 1;
  let start = 0;
  for (let next = text.indexOf('\n'); next >= 0 && next < offset; next = text.indexOf('\n', start)) {
    line++;
    start = next + 1;
  }
  return {line, column: offset - start + 1};
}
