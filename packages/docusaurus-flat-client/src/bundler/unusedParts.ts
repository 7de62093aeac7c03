import {isRecord} from './isRecord';

/** Types of navbar items that other types and all sites can do without, by their component. */
const optionalTypes: Readonly<Record<string, string>> = {
  '@theme/NavbarItem/LocaleDropdownNavbarItem': 'localeDropdown',
  '@theme/NavbarItem/HtmlNavbarItem': 'html',
  '@theme/NavbarItem/DocNavbarItem': 'doc',
  '@theme/NavbarItem/DocSidebarNavbarItem': 'docSidebar',
  '@theme/NavbarItem/DocsVersionNavbarItem': 'docsVersion',
};

/** The types of items, those within dropdowns too. */
function listTypes(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return items
    .filter(isRecord)
    .flatMap((item) => [
      ...(typeof item.type === 'string' ? [item.type] : []),
      ...['items', 'dropdownItemsBefore', 'dropdownItemsAfter'].flatMap((key) => listTypes(item[key])),
    ]);
}

interface ThemeSettings {
  navbar?: unknown;
  footer?: unknown;
  docs?: unknown;
}

/** The value at the end of some keys, or `undefined` where one of them leads nowhere. */
const read = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce((found, key) => (isRecord(found) ? found[key] : undefined), value);

/**
 * Components of the theme that no page of the site shows, by the theme's settings. Readers do not load them. The server keeps all of
 * them, so a wrong item of the navbar still fails the build with the theme's own message.
 * @param settings the theme's.
 * @param highlightsAtBuild whether no page needs the languages of Prism.
 * @returns requests for modules.
 */
export function listUnusedParts({navbar, footer, docs}: ThemeSettings, highlightsAtBuild = false): ReadonlySet<string> {
  const used = new Set(listTypes(read(navbar, 'items')));
  return new Set([
    ...Object.keys(optionalTypes).filter((module) => !used.has(optionalTypes[module] ?? '')),
    ...(read(docs, 'sidebar', 'hideable')
      ? []
      : ['@theme/DocSidebar/Desktop/CollapseButton', '@theme/DocRoot/Layout/Sidebar/ExpandButton']),
    ...(read(footer, 'logo') ? [] : ['@theme/Footer/Logo']),
    ...(highlightsAtBuild ? ['@theme/prism-include-languages'] : []),
  ]);
}
