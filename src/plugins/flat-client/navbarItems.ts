/** Types of navbar items that other types and all sites can do without, by their component in theme-classic 3.10.2. */
const optionalTypes: Readonly<Record<string, string>> = {
  '@theme/NavbarItem/LocaleDropdownNavbarItem': 'localeDropdown',
  '@theme/NavbarItem/HtmlNavbarItem': 'html',
  '@theme/NavbarItem/DocNavbarItem': 'doc',
  '@theme/NavbarItem/DocSidebarNavbarItem': 'docSidebar',
  '@theme/NavbarItem/DocsVersionNavbarItem': 'docsVersion',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

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

/**
 * Components of navbar items that readers need not load. The server keeps all, so that a wrong item is told what is wrong with it.
 * @param navbar the theme's setting.
 * @returns requests for modules.
 */
export function listUnusedNavbarItems(navbar: unknown): ReadonlySet<string> {
  const used = new Set(listTypes(isRecord(navbar) ? navbar.items : undefined));
  return new Set(Object.keys(optionalTypes).filter((module) => !used.has(optionalTypes[module] ?? '')));
}
