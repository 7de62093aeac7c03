/** Small questions about elements of a page's HTML. */
import type {Element, ElementContent, Nodes} from 'hast';
import {visit, EXIT} from 'unist-util-visit';

/** Whether a node is an element, of the tag where one is given. */
export function isElement(node: Nodes | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** An attribute's value as text; undefined where the element lacks it. */
export function getAttribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Whether an element has a class. CSS modules add a hash to theirs: `panelTitle` finds `panelTitle_NF8C` too. */
export function hasClass(element: Element, name: string): boolean {
  const {className} = element.properties;
  return Array.isArray(className) && className.some((one) => one === name || String(one).startsWith(`${name}_`));
}

/** The first element below a node that a test accepts. */
export function findElement(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (element: Element) => {
    if (element === node || !test(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** The elements among a node's children. */
export const getChildElements = (node: {children: Nodes[] | ElementContent[]}): Element[] =>
  (node.children as Nodes[]).filter((child): child is Element => isElement(child));
