import {toHtml} from 'hast-util-to-html';
import type {Element, ElementContent, Root, Text} from 'hast';
import {isPlainText, refractor} from './languages';

/**
 * Line numbers of a fence's `{1,3-5}`.
 * @param meta the fence's info string after the language.
 * @returns 1-based line numbers.
 */
export function parseHighlightedLines(meta: string): Set<number> {
  const lines = new Set<number>();
  const range = /\{([\d,\s-]+)\}/.exec(meta)?.[1];
  for (const part of range?.split(',') ?? []) {
    const [from = NaN, to = from] = part.trim().split('-').map(Number);
    for (let line = from; line <= to; line++) lines.add(line);
  }
  return lines;
}

/**
 * A value of a fence's info string, as `title` in `ts title="player.ts"`.
 */
export function parseMetaValue(meta: string, key: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|'([^']*)')`).exec(meta);
  return match?.[1] ?? match?.[2];
}

/** Splits nodes at line ends; an element that goes over several lines is opened again on each. */
function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  const push = (node: ElementContent) => lines.at(-1)?.push(node);
  for (const node of nodes) {
    if (node.type === 'text') {
      node.value.split('\n').forEach((value, i) => {
        if (i > 0) lines.push([]);
        if (value) push({type: 'text', value} satisfies Text);
      });
    } else if (node.type === 'element') {
      splitLines(node.children).forEach((children, i) => {
        if (i > 0) lines.push([]);
        if (children.length) push({...node, children} satisfies Element);
      });
    }
  }
  return lines;
}

/**
 * Highlights code at build time.
 * @param code text of the fence.
 * @param language a registered language or alias.
 * @param highlighted 1-based numbers of lines to tint.
 * @returns HTML of the lines, joined by line ends; token classes are Prism's, colors come from `src/css/code.css`.
 */
export function highlight(code: string, language: string, highlighted: ReadonlySet<number>): string {
  const root: Root = isPlainText(language)
    ? {type: 'root', children: [{type: 'text', value: code}]}
    : (refractor.highlight(code, language) as unknown as Root);
  const toLine = (children: ElementContent[]) => toHtml({type: 'root', children});
  if (!highlighted.size) return toHtml(root);
  return splitLines(root.children as ElementContent[])
    .map((children, i) =>
      highlighted.has(i + 1)
        ? // The line end belongs to the tinted block; outside it would add an empty line.
          `<span class="code-line--highlighted">${toLine(children)}\n</span>`
        : `${toLine(children)}\n`,
    )
    .join('')
    .replace(/\n$/, '');
}
