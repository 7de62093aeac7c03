/**
 * The plugin. It builds the embedded search index from what the docs plugins have loaded, once for a build or a start of the dev server.
 * The files lie in `.docusaurus/search-index/`; the dev server serves them from there, a build copies them to `build/assets/search/`,
 * where hosts keep the files whose names hold a hash of their content.
 * Pages find their names in this plugin's global data, which is small: two names for each version.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildVersionIndex} from '../content/build';
import type {IndexTools} from '../content/build';
import {shardFormat} from '../content/shards';
import type {SearchManifest, ShardFiles} from '../embedded/manifest';
import {createIndexCache} from './cache';
import {createPartialReader, getVersionSources} from './docsContent';
import {hashSources} from './hashSources';
import {loadKnowledge} from './loadKnowledge';
import {validateLocalSearchOptions} from './options';
import type {LocalSearchOptions} from './options';

export const pluginName = 'search-index';
const folder = 'assets/search';
/** The module that takes the place of the empty one. */
const knowledgeModule = 'docusaurus-local-search/knowledge';

const isDevServer = () => process.env.NODE_ENV === 'development';

function createTools(siteDir: string): IndexTools {
  return {
    createSlugger: () => {
      const slugger = createSlugger();
      return (heading) => slugger.slug(heading);
    },
    readPartial: createPartialReader(siteDir),
  };
}

/** A name that changes with the content, so that browsers may keep the file for ever. */
function getFileName(tag: string, part: string, json: string): string {
  return `${tag}.${part}.${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
}

/** Docusaurus calls it with the options of `docusaurus.config.ts`. @throws Error that names each wrong option. */
export function validateOptions({options}: {options: object}): LocalSearchOptions {
  validateLocalSearchOptions(options);
  return {id: 'default', ...options};
}

export default async function localSearch(context: LoadContext, options: LocalSearchOptions): Promise<Plugin> {
  const {siteDir} = context;
  const {sources, getPagePlatforms, inlineData, getOtherHeadings} = options;
  const knowledgeFile = options.knowledge && path.resolve(siteDir, options.knowledge);
  const knowledge = knowledgeFile ? await loadKnowledge(knowledgeFile) : {};
  // What the site's own code reads is unknown without `sources`, so its index is made each time.
  const isCached = sources !== undefined || !(knowledgeFile || getPagePlatforms || inlineData || getOtherHeadings);
  const outFolder = path.join(context.generatedFilesDir, pluginName, folder);
  const files = new Map<string, string>();
  let manifest: SearchManifest | undefined;

  return {
    name: pluginName,

    async allContentLoaded({allContent, actions}) {
      // The dev server asks again after each edit, before it shows the page.
      if (manifest && isDevServer()) {
        actions.setGlobalData(manifest);
        return;
      }
      const tools = createTools(siteDir);
      const cache = isCached
        ? createIndexCache(
            path.join(siteDir, 'node_modules/.cache', pluginName),
            hashSources([path.join(__dirname, '..'), ...(sources ?? []).map((place) => path.resolve(siteDir, place))]),
          )
        : undefined;
      const shards: Record<string, ShardFiles> = {};
      files.clear();
      for (const version of await getVersionSources(allContent, context)) {
        const build = (notingTools: IndexTools) => {
          const index = buildVersionIndex(version, notingTools, {knowledge, getPagePlatforms, inlineData});
          return {heads: JSON.stringify(index.heads), texts: JSON.stringify(index.texts)};
        };
        const {heads, texts} = cache ? cache.get(version, tools, build) : build(tools);
        const write = (part: string, json: string) => {
          const name = getFileName(version.tag, part, json);
          files.set(name, json);
          return `${context.baseUrl}${folder}/${name}`;
        };
        shards[version.tag] = {heads: write('heads', heads), texts: write('texts', texts)};
      }
      await fs.rm(outFolder, {recursive: true, force: true});
      await fs.mkdir(outFolder, {recursive: true});
      await Promise.all([...files].map(([name, json]) => fs.writeFile(path.join(outFolder, name), json)));
      manifest = {format: shardFormat, shards};
      actions.setGlobalData(manifest);
    },

    configureWebpack(_config, isServer) {
      const resolve = knowledgeFile ? {alias: {[`${knowledgeModule}$`]: knowledgeFile}} : {};
      if (isServer || !isDevServer()) return {resolve};
      const served = {directory: outFolder, publicPath: `${context.baseUrl}${folder}/`, watch: false};
      return {resolve, devServer: {static: [served]}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({outDir}) {
      const target = path.join(outDir, folder);
      await fs.mkdir(target, {recursive: true});
      await Promise.all([...files].map(([name, json]) => fs.writeFile(path.join(target, name), json)));
    },
  };
}
