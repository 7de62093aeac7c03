import type {PropSidebar} from '@docusaurus/plugin-content-docs';

/**
 * Gives the links of a sidebar an id again. The files of the sidebars have none (plugins/platform-docs), and the docs plugin takes a link
 * without one for a link to somewhere else, which is in no breadcrumb. No id is looked up, so the address serves.
 * @param items as the files have them.
 * @returns the same items, each link with a `docId`.
 */
export function addDocIds(items: PropSidebar): PropSidebar {
  return items.map((item) => {
    if (item.type === 'category') return {...item, items: addDocIds(item.items)};
    return item.type === 'link' ? {...item, docId: item.href} : item;
  });
}
