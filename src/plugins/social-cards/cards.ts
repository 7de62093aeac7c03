/** Which cards there are, from what the docs plugins have loaded. */
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {brand} from '../../brand';
import {getCardPath, getReferenceCardPath} from '../../cardPath';
import type {PageFrontMatter} from '../../frontMatter/schema';
import {getPlatform, getPlatforms, getShortLabel, isPlatform} from '../../platforms/platforms';
import {getReferenceInstance, getSitePlatform} from '../../reference/paths';
import {referencePlatforms} from '../../reference/types';
import type {Card} from './draw';

/** A card and its place below the build's folder. */
export interface PlacedCard {
  file: string;
  card: Card;
}

export interface SidebarItem {
  type: string;
  id?: string;
  label?: string;
  link?: {type: string; id?: string} | null;
  items?: SidebarItem[];
}

/** Labels of the categories that hold a doc, outermost first; undefined where a sidebar lacks it. */
export function findTrail(items: readonly SidebarItem[], id: string): string[] | undefined {
  for (const {type, id: own, label = '', link, items: children = []} of items) {
    if ((type === 'doc' && own === id) || (link?.type === 'doc' && link.id === id)) return [];
    const below = findTrail(children, id);
    if (below) return [label, ...below];
  }
  return undefined;
}

const getProduct = (pluginId: string) => (pluginId === 'default' ? brand.playerLabel : brand.uiKitLabel);

/** Platforms of a page: those that its front matter says it supports, else those whose sidebar has it. */
function listPlatforms(
  pluginId: string,
  {platforms: support}: Partial<PageFrontMatter>,
  sidebars: readonly string[],
): string[] {
  const supported = ([, value]: [string, string]) => value === 'yes' || value.startsWith('since ');
  const ids = support
    ? Object.entries(support)
        .filter(supported)
        .map(([id]) => id)
    : sidebars;
  return getPlatforms(pluginId)
    .filter(({platform}) => ids.includes(platform))
    .map(getShortLabel);
}

function createLatest(pluginId: string, version: LoadedVersion, folder: string): PlacedCard[] {
  const sidebars = Object.entries(version.sidebars as Record<string, SidebarItem[]>);
  const {path: root, label} = version;
  return version.docs
    .filter(({draft}) => !draft)
    .map((doc) => {
      const holding = sidebars.flatMap(([name, items]) => {
        const trail = findTrail(items, doc.id);
        return trail ? [{name, trail}] : [];
      });
      const trail = holding.find(({name}) => name === doc.sidebar)?.trail ?? holding[0]?.trail ?? [];
      const names = holding.map(({name}) => name);
      const platforms = listPlatforms(pluginId, doc.frontMatter as Partial<PageFrontMatter>, names);
      const path = doc.permalink.slice(root.replace(/\/$/, '').length);
      return {
        file: getCardPath({version: folder, isLast: true, path, sidebar: doc.sidebar}),
        card: {
          title: doc.title,
          section: [getProduct(pluginId), ...trail.slice(0, 2)].join('  ›  '),
          facts: [platforms.join(', '), label].filter(Boolean),
        },
      };
    });
}

/** One for each sidebar, and one for pages without. */
function createOld(pluginId: string, {label, docs}: LoadedVersion, folder: string): PlacedCard[] {
  const sidebars = [...new Set(docs.map(({sidebar}) => sidebar))];
  return sidebars.map((sidebar) => {
    const platform = isPlatform(pluginId, sidebar) ? getPlatform(pluginId, sidebar).label : undefined;
    const product = getProduct(pluginId);
    return {
      file: getCardPath({version: folder, isLast: false, path: '', sidebar}),
      card: {title: platform ? `${product} for ${platform}` : product, section: `Version ${label}`, facts: [label]},
    };
  });
}

function createReferences(): PlacedCard[] {
  return referencePlatforms.map((platform) => {
    const instance = getReferenceInstance(platform);
    const {label} = getPlatform(instance, getSitePlatform(platform));
    return {
      file: getReferenceCardPath(platform),
      card: {title: 'API reference', section: getProduct(instance), facts: [label]},
    };
  });
}

/**
 * The cards of all docs plugin instances with platforms, and those of the API reference, each file once.
 * @param baseUrl with a slash at both ends.
 */
export function listCards(allContent: AllContent, baseUrl: string): PlacedCard[] {
  const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent | undefined>;
  const cards = Object.entries(instances).flatMap(([pluginId, content]) => {
    if (getPlatforms(pluginId).length === 0) return [];
    return (content?.loadedVersions ?? []).flatMap((version) => {
      const folder = version.path.slice(baseUrl.length);
      return version.isLast ? createLatest(pluginId, version, folder) : createOld(pluginId, version, folder);
    });
  });
  return [...cards, ...createReferences()];
}
