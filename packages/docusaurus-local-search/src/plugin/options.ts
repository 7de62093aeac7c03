import {findProblems, isFunction} from '../checks';
import type {Check} from '../checks';
import type {RecordRules} from '../content/pageSource';

/** Options of the plugin, in `docusaurus.config.ts`. All are optional. */
export interface LocalSearchOptions extends RecordRules {
  /** Set by Docusaurus. */
  id?: string;
  /** Path of a module, from the site's folder, that exports `knowledge` (see `SearchKnowledge`). */
  knowledge?: string;
  /**
   * Files and folders, from the site's folder, that the knowledge and the functions are made of. The index is kept between
   * builds until one of them changes. Without this option a site with knowledge or functions makes its index at each build.
   */
  sources?: readonly string[];
}

const checks: Readonly<Record<keyof LocalSearchOptions, Check>> = {
  id: [(value) => typeof value === 'string', 'a string'],
  knowledge: [(value) => typeof value === 'string', 'the path of a module, as "./src/search/knowledge.ts"'],
  sources: [
    (value) => Array.isArray(value) && value.every((place) => typeof place === 'string'),
    'a list of paths, as ["src/search"]',
  ],
  getPagePlatforms: isFunction,
  inlineData: isFunction,
  getOtherHeadings: isFunction,
};

/**
 * @throws Error that names each wrong option, what was found and what was expected.
 */
export function validateLocalSearchOptions(options: object): asserts options is LocalSearchOptions {
  const problems = findProblems(options, checks, (name, known) => `"${name}" is not an option. Options: ${known}.`);
  if (problems.length) {
    throw new Error(`docusaurus-local-search, in the site's configuration:\n- ${problems.join('\n- ')}`);
  }
}
