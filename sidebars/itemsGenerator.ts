import type {PluginOptions} from '@docusaurus/plugin-content-docs';

type Generator = NonNullable<PluginOptions['sidebarItemsGenerator']>;
type Item = Awaited<ReturnType<Generator>>[number];

/** A category links to its introduction, which is then not a separate item. */
function linkIntroduction(item: Item): Item {
  if (item.type !== 'category') return item;
  const items = item.items.map(linkIntroduction);
  const introduction = items.find((child) => child.type === 'doc' && /(^|\/)introduction$/.test(child.id));
  if (item.link || introduction?.type !== 'doc' || items.length === 1) return {...item, items};
  return {
    ...item,
    link: {type: 'doc', id: introduction.id},
    items: items.filter((child) => child !== introduction),
  };
}

/**
 * Docusaurus's generator, except that a folder's own index is left to the parent category, and that categories link to
 * their introduction.
 */
export const sidebarItemsGenerator: Generator = async ({defaultSidebarItemsGenerator, ...args}) => {
  const items = await defaultSidebarItemsGenerator(args);
  const ownIndex = `${args.item.dirName}/index`;
  return items.filter((item) => !(item.type === 'doc' && item.id === ownIndex)).map(linkIntroduction);
};
