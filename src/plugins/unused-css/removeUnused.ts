import {walk} from 'css-tree';
import type {CssNode, Declaration, List, ListItem} from 'css-tree';
import type {Names} from './names';
import {readSheet, writeSheet} from './sheet';

const property = /--[\w-]+/g;
/** Pseudo-classes that match by one of the selectors in their list. */
const anyOf = new Set(['is', 'where', 'has', 'matches', '-webkit-any', '-moz-any']);

/** Whether an element can match as far as classes go. Only classes count: tags, attributes and states may come from anywhere. */
function canMatch(selector: CssNode, names: Names): boolean {
  if (selector.type === 'ClassSelector') return names.has(selector.name);
  if (selector.type === 'PseudoClassSelector') {
    if (!selector.children || !anyOf.has(selector.name)) return true;
    return selector.children.some((child) => canMatch(child, names));
  }
  if (selector.type === 'SelectorList') return selector.children.some((child) => canMatch(child, names));
  if (selector.type === 'Selector') return !selector.children.some((part) => !canMatch(part, names));
  return true;
}

function removeRules(sheet: CssNode, names: Names): void {
  walk(sheet, (node, item, list) => {
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return;
    const selectors = node.prelude.children;
    selectors.forEach((selector, own) => {
      if (!canMatch(selector, names)) selectors.remove(own);
    });
    if (selectors.isEmpty) list.remove(item);
  });
}

const getValue = ({value}: Declaration): string => (value.type === 'Raw' ? value.value : '');

/** Custom properties that something reads: the code, a declaration, or a custom property that is read itself. */
function findRead(sheets: readonly CssNode[], names: Names): Set<string> {
  const read = new Set<string>();
  const readBy = new Map<string, string[]>();
  const waiting: string[] = [];
  const note = (text: string) => waiting.push(...(text.match(property) ?? []));
  for (const sheet of sheets) {
    walk(sheet, (node) => {
      if (node.type === 'Atrule' && node.prelude?.type === 'Raw') note(node.prelude.value);
      if (node.type !== 'Declaration') return;
      if (!node.property.startsWith('--')) note(getValue(node));
      else {
        readBy.set(node.property, [...(readBy.get(node.property) ?? []), ...(getValue(node).match(property) ?? [])]);
        if (names.has(node.property)) waiting.push(node.property);
      }
    });
  }
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    waiting.push(...(readBy.get(name) ?? []));
  }
  return read;
}

/** At-rules that can be removed when empty. A `@layer` cannot: its order among the layers matters. */
const containers = new Set(['media', 'supports', 'container']);

function removeEmpty(sheet: CssNode): void {
  walk(sheet, {
    leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      const isContainer = node.type === 'Rule' || (node.type === 'Atrule' && containers.has(node.name));
      if (isContainer && node.block?.children.isEmpty) list.remove(item);
    },
  });
}

/**
 * Removes rules for classes that the code does not name, and custom properties that nothing reads.
 * @param css all sheets of the site, because one may read the custom properties of another.
 */
export function removeUnused(css: readonly string[], names: Names): string[] {
  const sheets = css.map(readSheet);
  for (const sheet of sheets) removeRules(sheet, names);
  const read = findRead(sheets, names);
  for (const sheet of sheets) {
    walk(sheet, (node, item, list) => {
      if (node.type === 'Declaration' && node.property.startsWith('--') && !read.has(node.property)) list.remove(item);
    });
    removeEmpty(sheet);
  }
  return sheets.map(writeSheet);
}
