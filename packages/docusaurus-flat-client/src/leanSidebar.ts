/** Sidebars as the browser loads them: defaults are left out. */
import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** A sidebar item. Links and categories have no type and id. */
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
 * @param items of the docs plugin.
 * @returns the items without what `completeSidebar` adds, and without flags that are false.
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
 * @returns items as the theme expects them. The docs plugin leaves links without an id out of breadcrumbs. Ids are never looked up, so
 * the address is used as one.
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
 * Titles of the docs that a sidebar links to, by the ids of `completeSidebar`, for the cards of a generated index.
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
