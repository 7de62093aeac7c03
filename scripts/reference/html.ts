/** The few things that the readers of generated HTML need from a parsed page. */
import {parse, type DefaultTreeAdapterMap} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

export function parseHtml(html: string): Element {
  const root = parse(html).childNodes.find(isElement);
  if (!root) throw new Error('The page is empty.');
  return root;
}

export function isElement(node: Node | undefined): node is Element {
  return node !== undefined && 'tagName' in node;
}

export function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return (getAttribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

export function children(element: Element): Element[] {
  return element.childNodes.filter(isElement);
}

/** All elements below, in document order, that `test` accepts. Those inside an accepted one are looked at too. */
export function findAll(element: Element, test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  for (const child of children(element)) {
    if (test(child)) found.push(child);
    found.push(...findAll(child, test));
  }
  return found;
}

export function find(element: Element, test: (element: Element) => boolean): Element | undefined {
  for (const child of children(element)) {
    const found = test(child) ? child : find(child, test);
    if (found) return found;
  }
  return undefined;
}

/**
 * The text of a node, with runs of space as one space.
 * @param replace gives the text of an element in place of its own; undefined keeps its own.
 */
export function getText(node: Node, replace?: (element: Element) => string | undefined): string {
  return collectText(node, replace)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

function collectText(node: Node, replace?: (element: Element) => string | undefined): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  if (!('childNodes' in node)) return '';
  if (isElement(node)) {
    if (node.tagName === 'br') return ' ';
    const text = replace?.(node);
    if (text !== undefined) return text;
  }
  return node.childNodes.map((child) => collectText(child, replace)).join('');
}
