import type {GetRelatedDocs} from './bundler/model';

/** Options of `withFlatClient`. */
export interface FlatClientOptions {
  /** Whether production builds are flat; by default they are, unless `FLAT=0` stands in the environment. */
  enabled?: boolean;
  /**
   * Which other docs the components around a page look up in global data, as a version switcher does. Their entries are sent with the
   * page. Without it every page has the whole list of docs, which is what stock Docusaurus does.
   */
  getRelatedDocs?: GetRelatedDocs;
  /** Names of plugins whose global data changes with every edit, as a search index does. Only the small runtime file holds it then. */
  volatileData?: readonly string[];
  /** Whether code is highlighted when the site is built, so that no page needs Prism and its languages in the browser. */
  highlightsAtBuild?: boolean;
  /**
   * Path of a module that exports the site's Markdown plugins under the names of the docs plugin's options
   * (`beforeDefaultRemarkPlugins`, `remarkPlugins`, `recmaPlugins`, …), and has no others. With it docs are compiled in threads.
   */
  markdownSteps?: string;
  /** Changes when anything changes that the Markdown plugins read besides the page, as a picture that they inline. */
  markdownCacheKey?: string;
}

/** What each option must be. */
const checks: Readonly<Record<keyof FlatClientOptions, readonly [is: (value: unknown) => boolean, expected: string]>> =
  {
    enabled: [(value) => typeof value === 'boolean', 'true or false'],
    getRelatedDocs: [(value) => typeof value === 'function', 'a function'],
    volatileData: [
      (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
      'a list of plugin names, as ["search-index"]',
    ],
    highlightsAtBuild: [(value) => typeof value === 'boolean', 'true or false'],
    markdownSteps: [(value) => typeof value === 'string', 'the path of a module'],
    markdownCacheKey: [(value) => typeof value === 'string', 'a string'],
  };

const show = (value: unknown) => JSON.stringify(value) ?? String(value);

/**
 * @param options as the site's configuration has them.
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
