/** Compares the routes of a built site with the list of those it must have. Pure: reads nothing, prints nothing. */

export interface RegistryPage {
  path: string;
  sidebar?: string;
}

export interface RegistryVersion {
  name: string;
  /** Below `baseUrl`, with slashes at both ends. */
  path: string;
  pages: RegistryPage[];
}

export interface Registry {
  plugins: Record<string, {versions: RegistryVersion[]}>;
  site: string[];
}

export interface SectionReport {
  plugin: string;
  version: string;
  section: string;
  wanted: number;
  missing: string[];
}

/** The section of a page: the first part of its path, or «root» for landing pages and the version's root. */
export function getSection(path: string): string {
  const parts = path.split('/').filter(Boolean);
  return parts.length > 1 ? (parts[0] ?? 'root') : 'root';
}

/**
 * @param registry the list.
 * @param built paths of the built pages below `baseUrl`, with slashes at both ends.
 * @returns for each plugin, version and section how many pages it wants and which are missing, in the list's order.
 */
export function compareRoutes(registry: Registry, built: ReadonlySet<string>): SectionReport[] {
  const reports: SectionReport[] = [];
  const site: SectionReport = {
    plugin: 'site',
    version: '–',
    section: 'root',
    wanted: registry.site.length,
    missing: [],
  };
  site.missing = registry.site.filter((path) => !built.has(path));
  reports.push(site);
  for (const [plugin, {versions}] of Object.entries(registry.plugins)) {
    for (const version of versions) {
      const sections = new Map<string, SectionReport>();
      for (const {path} of version.pages) {
        const section = getSection(path);
        const report = sections.get(section) ?? {plugin, version: version.name, section, wanted: 0, missing: []};
        sections.set(section, report);
        report.wanted++;
        const sitePath = version.path.replace(/\/$/, '') + path;
        if (!built.has(sitePath)) report.missing.push(sitePath);
      }
      reports.push(...sections.values());
    }
  }
  return reports;
}
