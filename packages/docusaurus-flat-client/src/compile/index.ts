/** Lets the docs plugin's Markdown loader compile pages in threads (pool.ts). */
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {compileOnce, createPool} from './pool';

interface Rule {
  use?: {loader?: string; options?: Options}[];
}

/** The options of the rule's Markdown loader. */
function getLoaderOptions(rules: readonly unknown[] | undefined): Options {
  const options = (rules as Rule[] | undefined)
    ?.flatMap(({use}) => use ?? [])
    .find(({options}) => options?.processors)?.options;
  if (!options) {
    throw new Error(
      'flat-client: the docs plugin has no rule with a Markdown loader that has processors. Compare src/compile/index.ts of ' +
        'docusaurus-flat-client with configureWebpack of @docusaurus/plugin-content-docs, or leave out the option "markdownSteps".',
    );
  }
  return options;
}

const withoutFunctions = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * Replaces the loader's MDX compiler by a pool of threads.
 * @param rules module rules of the docs plugin.
 * @param markdownSteps path of the module with the site's Markdown steps.
 * @param getContent what the docs plugin has loaded.
 * @throws Error if the rules have no Markdown loader.
 */
export function compileInThreads(
  rules: readonly unknown[] | undefined,
  markdownSteps: string,
  getContent: () => LoadedContent,
): void {
  const options = getLoaderOptions(rules);
  const {processors, siteDir, staticDirs, admonitions, markdownConfig} = options;
  if (!processors) return;
  const compile = createPool(() => {
    const {loadedVersions} = getContent();
    return {
      markdownSteps,
      siteDir,
      staticDirs,
      admonitions,
      markdownConfig: withoutFunctions(markdownConfig),
      versions: loadedVersions.map(({contentPath, contentPathLocalized}) => ({contentPath, contentPathLocalized})),
      permalinks: new Map(loadedVersions.flatMap(({docs}) => docs.map(({source, permalink}) => [source, permalink]))),
    };
  }, processors.mdxProcessor.process);
  // A production build compiles each page for two bundles.
  const process = options.crossCompilerCache ? compileOnce(compile) : compile;
  options.crossCompilerCache = undefined;
  options.processors = {...processors, mdxProcessor: {process}};
}
