/** Sidebars as the browser loads them: defaults are left out. */
import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** An item without its type and id, where it is a link or a category. */
export interface LeanItem {
  items?: LeanItem[];
  [key: string]: unknown;
}

export type LeanSidebar = readonly LeanItem[];

interface Item extends LeanItem {
  type: string;
  items?: Item[];
}

const isImplied = (type: string) => type === 'link' || type === 'category';

/**
 * @param items as the docs plugin has them.
 * @returns the same without what `completeSidebar` adds, and without keys for what an item is not.
 */
export function toLeanSidebar(items: readonly Item[]): LeanItem[] {
  return items.map(({type, items: children, docId: _docId, unlisted, linkUnlisted, collapsible, ...item}) => ({
    ...(!isImplied(type) && {type}),
    ...item,
    ...(collapsible === false && {collapsible}),
    ...(unlisted === true && {unlisted}),
    ...(linkUnlisted === true && {linkUnlisted}),
    ...(children && {items: toLeanSidebar(children)}),
  }));
}

/**
 * @param items of `toLeanSidebar`.
 * @returns items as the theme knows them. The docs plugin takes a link without an id for one to somewhere else, which is in no
 * breadcrumb; no id is looked up, so the address serves.
 */
export function completeSidebar(items: LeanSidebar): PropSidebar {
  return items.map(
    (item) =>
      (item.items
        ? {type: 'category', collapsible: true, ...item, items: completeSidebar(item.items)}
        : {type: 'link', docId: item.href, ...item}) as PropSidebarItem,
  );
}

/**
 * Titles of the docs that a sidebar links to, by the ids that `completeSidebar` gives them: cards of a generated index look them up.
 */
export function listLinkedDocs(items: LeanSidebar): Record<string, {id: string; title: string; description: string}> {
  const entries = items.flatMap(({items: children, href, label, description}) => [
    ...(typeof href === 'string'
      ? [[href, {id: href, title: String(label ?? ''), description: String(description ?? '')}] as const]
      : []),
    ...(children ? Object.entries(listLinkedDocs(children)) : []),
  ]);
  return Object.fromEntries(entries) as Record<string, {id: string; title: string; description: string}>;
}
