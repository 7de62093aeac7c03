/** Lets the docs plugin's Markdown loader compile pages in threads (pool.ts), and before it asks for them (ahead.ts). */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import {DEFAULT_PARSE_FRONT_MATTER, aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {createAhead} from './ahead';
import type {CompilerSetup} from './compile';
import {createPool, fewPages} from './pool';

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
      'platform-docs: the docs plugin has no rule with a Markdown loader that has processors. Compare ' +
        'src/plugins/platform-docs/mdx/index.ts with configureWebpack of @docusaurus/plugin-content-docs and its createMDXLoaderItem.',
    );
  }
  return options;
}

/** All pages of a docs plugin. */
export interface AllPages {
  /** Has the threads ready that will compile them. */
  warmUp(): void;
  /**
   * Begins them; what is wrong with one is told when the bundler asks for it. Few pages wait for that, as they are compiled in this
   * thread, and the rest of the site would wait for them.
   */
  start(): void;
}

const withoutFunctions = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * Puts a pool in the place of the loader's compiler of MDX.
 * @param rules module rules of the docs plugin.
 * @param markdownSteps module of the Markdown steps.
 * @param getContent what the docs plugin has loaded.
 */
export function compileInThreads(
  rules: readonly unknown[] | undefined,
  markdownSteps: string,
  getContent: () => LoadedContent,
): AllPages {
  const options = getLoaderOptions(rules);
  const {processors, siteDir, staticDirs, admonitions, markdownConfig} = options;
  if (!processors) return {warmUp() {}, start() {}};
  const getSetup = (): CompilerSetup => {
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
  };
  const pool = createPool(getSetup, processors.mdxProcessor.process);
  const ahead = createAhead(pool.compile);
  options.processors = {...processors, mdxProcessor: {process: ahead.compile}};

  const startingOptions = {...options, processors: {...processors, mdxProcessor: {process: ahead.start}}};
  /** Does what the loader does up to the compiler. */
  async function startPage(filePath: string): Promise<void> {
    const fileContent = await fs.readFile(filePath, 'utf8');
    const {frontMatter} = await markdownConfig.parseFrontMatter({
      filePath,
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    await compileToJSX({filePath, fileContent, frontMatter, options: startingOptions, compilerName: 'client'});
  }
  return {
    warmUp: pool.warmUp,
    start() {
      const docs = getContent().loadedVersions.flatMap((version) => version.docs);
      if (docs.length < fewPages) return;
      // The versions of a page one after the other, so that one thread has them: it remembers the samples that they have in common.
      docs.sort((a, b) => a.id.localeCompare(b.id));
      for (const {source} of docs) startPage(path.join(siteDir, aliasedSitePathToRelativePath(source))).catch(() => {});
    },
  };
}
