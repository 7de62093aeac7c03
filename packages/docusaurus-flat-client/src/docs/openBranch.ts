/** The part of a sidebar that is open on a page. The rest loads when the reader points at the sidebar (`client/versionSidebars.tsx`). */
import {withSlash} from '../withSlash';

export interface SidebarItem {
  type: string;
  label?: string;
  href?: string;
  unlisted?: boolean;
  linkUnlisted?: boolean;
  collapsed?: boolean;
  collapsible?: boolean;
  items?: SidebarItem[];
  [key: string]: unknown;
}

const isPage = ({href}: SidebarItem, path: string) => href !== undefined && withSlash(href) === withSlash(path);

const hasPage = (item: SidebarItem, path: string): boolean =>
  isPage(item, path) || (item.items ?? []).some((child) => hasPage(child, path));

/** First link in an item, as Docusaurus finds it (`findFirstSidebarItemLink`). */
function findLink(item: SidebarItem): string | undefined {
  if (item.type === 'link') return item.unlisted ? undefined : item.href;
  if (item.href !== undefined && !item.linkUnlisted) return item.href;
  for (const child of item.items ?? []) {
    const link = findLink(child);
    if (link !== undefined) return link;
  }
  return undefined;
}

/** The first link of a category. Its label links there without scripts, and the theme shows no category without items. */
function toStub(items: readonly SidebarItem[]): SidebarItem[] {
  for (const item of items) {
    const href = findLink(item);
    if (href !== undefined) return [{type: 'link', label: item.label, href}];
  }
  return [];
}

/**
 * Removes the items of categories that are closed on a page.
 * @param items of the whole sidebar.
 * @param path the page's, with or without the slash at the end.
 * @returns the same tree, in which a closed category has only its first link.
 */
export function getOpenBranch(items: readonly SidebarItem[], path: string): SidebarItem[] {
  return items.map((item) => {
    if (!item.items) return item;
    const isClosed = item.collapsible !== false && item.collapsed === true && !hasPage(item, path);
    return {...item, items: isClosed ? toStub(item.items) : getOpenBranch(item.items, path)};
  });
}
