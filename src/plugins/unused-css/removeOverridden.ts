import {generate, walk} from 'css-tree';
import type {CssNode, Rule, StyleSheet} from 'css-tree';
import {readSheet, writeSheet} from './sheet';

/** Selectors of the page's root element alone. */
const root = /^(:root|html(\[[^\]]+\])*)(,(:root|html(\[[^\]]+\])*))*$/;

const isRule = (node: CssNode): node is Rule => node.type === 'Rule';
const isCustom = (node: CssNode) => node.type === 'Declaration' && node.property.startsWith('--') && !node.important;

/** Custom properties that the root element always has from outside all layers. */
function findSet(sheet: StyleSheet): Set<string> {
  const found = new Set<string>();
  for (const rule of sheet.children.toArray().filter(isRule)) {
    if (generate(rule.prelude) !== ':root') continue;
    for (const node of rule.block.children) if (node.type === 'Declaration' && isCustom(node)) found.add(node.property);
  }
  return found;
}

/**
 * Removes custom properties in a `@layer` that a `:root` rule outside layers also sets, because that one always wins. Example: Infima's
 * colors where the site has its own.
 */
export function removeOverridden(css: string): string {
  const sheet = readSheet(css);
  const set = findSet(sheet);
  for (const layer of sheet.children) {
    if (layer.type !== 'Atrule' || layer.name !== 'layer' || !layer.block) continue;
    for (const rule of layer.block.children.toArray().filter(isRule)) {
      if (!root.test(generate(rule.prelude))) continue;
      walk(rule.block, (node, item, list) => {
        if (node.type === 'Declaration' && isCustom(node) && set.has(node.property)) list.remove(item);
      });
    }
  }
  return writeSheet(sheet);
}
