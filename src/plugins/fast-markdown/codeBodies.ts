import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Text of a code block that was taken out of a page. */
interface Body {
  value: string;
  /** Line of the closing fence; the first line of a page is 1. */
  end: number;
}

/** By the line of the opening fence. */
export type Bodies = ReadonlyMap<number, Body>;

const openingFence = /^( *)(`{3,}(?=[^`]*$)|~{3,})/;

/** @returns the lines without an indent of so many spaces, or undefined where one has less. */
function unindent(lines: readonly string[], indent: number): string[] | undefined {
  const spaces = ' '.repeat(indent);
  const fits = (line: string) => line === '' || line.startsWith(spaces);
  return lines.every(fits) ? lines.map((line) => line.slice(indent)) : undefined;
}

/**
 * Empties the lines of code blocks between their fences.
 * @returns the Markdown, with as many lines as before, and what was taken out. Whether each is a code block is known when it is parsed.
 * @see https://spec.commonmark.org/0.31.2/#fenced-code-blocks
 */
export function takeOutCode(markdown: string): {markdown: string; bodies: Bodies} {
  const bodies = new Map<number, Body>();
  const lines = markdown.split('\n');
  for (let start = 0; start < lines.length; start++) {
    const [, indent = '', fence] = openingFence.exec(lines[start] ?? '') ?? [];
    if (!fence) continue;
    const isEnd = (line: string) => line.trim().startsWith(fence) && /^\s*(`+|~+)\s*$/.test(line);
    let end = start + 1;
    while (end < lines.length && !isEnd(lines[end] ?? '')) end++;
    if (end === lines.length) break;
    const body = unindent(lines.slice(start + 1, end), indent.length);
    if (body) {
      bodies.set(start + 1, {value: body.join('\n'), end: end + 1});
      lines.fill('', start + 1, end);
    }
    start = end;
  }
  return {markdown: lines.join('\n'), bodies};
}

/** Puts text back into the code blocks of a page. @returns false where what was taken out is not of code blocks, each of them whole. */
export function putBackCode(tree: Root, bodies: Bodies): boolean {
  let found = 0;
  visit(tree, 'code', (node: Code) => {
    const body = bodies.get(node.position?.start.line ?? 0);
    if (!body || body.end !== node.position?.end.line) return;
    node.value = body.value;
    found++;
  });
  return found === bodies.size;
}
