import type {LeanSidebar} from '../leanSidebar';

/** Parts of sidebars that pages came with, by the name that the page's route has for its own. */
const views = new Map<string, LeanSidebar>();

/** Called by the files that `plugins/platform-docs` generates. */
export function addSidebarView(name: string, items: LeanSidebar): void {
  views.set(name, items);
}

/** What is open of the sidebar on a page, or `undefined` before the page's files are here. */
export function getSidebarView(name: string | undefined): LeanSidebar | undefined {
  return name === undefined ? undefined : views.get(name);
}
