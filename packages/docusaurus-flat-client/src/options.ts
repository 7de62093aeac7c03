import type {GetRelatedDocs} from './bundler/model';

/** Options of `withFlatClient`. */
export interface FlatClientOptions {
  /** Whether production builds are flat. Default: yes, unless `FLAT=0` is set in the environment. */
  enabled?: boolean;
  /**
   * Which other docs the components around a page look up in global data, as a version switcher does. Their entries are sent with the
   * page. Without this option every page has the complete list of docs, as in stock Docusaurus.
   */
  getRelatedDocs?: GetRelatedDocs;
  /** Names of plugins whose global data changes with every edit, such as a search index. It moves to the small runtime file. */
  volatileData?: readonly string[];
  /**
   * Folders below the base URL whose pages only their own readers need, as an API reference of thousands: `['/api/web/']`. Other pages
   * know one line of each.
   */
  sections?: readonly string[];
  /** Whether code is highlighted at build time, so that no page loads Prism and its languages. */
  highlightsAtBuild?: boolean;
  /**
   * Path of a module that exports the site's Markdown plugins under the names of the docs plugin's options
   * (`beforeDefaultRemarkPlugins`, `remarkPlugins`, `recmaPlugins`, …), and has no others. Docs are then compiled in threads.
   */
  markdownSteps?: string;
  /** Must change when anything changes that the Markdown plugins read besides the page, such as an inlined picture. */
  markdownCacheKey?: string;
}

/** The check of each option, and what is expected. */
const checks: Readonly<Record<keyof FlatClientOptions, readonly [is: (value: unknown) => boolean, expected: string]>> =
  {
    enabled: [(value) => typeof value === 'boolean', 'true or false'],
    getRelatedDocs: [(value) => typeof value === 'function', 'a function'],
    volatileData: [
      (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
      'a list of plugin names, as ["search-index"]',
    ],
    sections: [
      (value) => Array.isArray(value) && value.every((path) => typeof path === 'string' && /^\/.+\/$/.test(path)),
      'a list of folders with a slash at both ends, as ["/api/"]',
    ],
    highlightsAtBuild: [(value) => typeof value === 'boolean', 'true or false'],
    markdownSteps: [(value) => typeof value === 'string', 'the path of a module'],
    markdownCacheKey: [(value) => typeof value === 'string', 'a string'],
  };

const show = (value: unknown) => JSON.stringify(value) ?? String(value);

/**
 * @param options of the site's configuration.
 * @throws Error that names each wrong option, what was found and what was expected.
 */
export function validateFlatClientOptions(options: object): asserts options is FlatClientOptions {
  const problems = Object.entries(options).flatMap(([name, value]) => {
    if (!Object.hasOwn(checks, name))
      return [`"${name}" is not an option. Options: ${Object.keys(checks).join(', ')}.`];
    const [is, expected] = checks[name as keyof FlatClientOptions];
    return value === undefined || is(value) ? [] : [`"${name}" is ${show(value)}. It must be ${expected}.`];
  });
  if (problems.length) throw new Error(`withFlatClient, in the site's configuration:\n- ${problems.join('\n- ')}`);
}
