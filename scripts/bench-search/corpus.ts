import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {AllContent} from '@docusaurus/types';
import {buildVersionIndex, createPartialReader, getVersionSources, packShards} from 'docusaurus-local-search/build';
import type {VersionIndex} from 'docusaurus-local-search/build';
import type {SearchPage} from 'docusaurus-local-search/engine';
import {localSearch} from '../../src/config/localSearch';
import {knowledge} from '../../src/search/knowledge';

export interface Corpus {
  versions: VersionIndex[];
  /** Milliseconds to make records and shards of all versions. */
  buildTime: number;
}

const slugger = () => {
  const one = createSlugger();
  return (heading: string) => one.slug(heading);
};

/** Loads the site as a build does, up to the docs plugins' content, and builds its index. */
export async function loadSiteCorpus(siteDir: string): Promise<Corpus> {
  process.env.DOCS_LAST_UPDATE ??= '0';
  // Docusaurus reports on stdout, where `--json` prints its figures only.
  const {log, info} = console;
  console.log = console.error;
  console.info = console.error;
  try {
    const {loadSite} = (await import('@docusaurus/core/lib/server/site.js')) as {
      loadSite(options: {siteDir: string}): Promise<{
        props: {
          siteConfig: {trailingSlash?: boolean};
          plugins: {name: string; options: {id?: string}; content: unknown}[];
        };
      }>;
    };
    const {props} = await loadSite({siteDir});
    const content: Record<string, Record<string, unknown>> = {};
    for (const plugin of props.plugins) {
      (content[plugin.name] ??= {})[plugin.options.id ?? 'default'] = plugin.content;
    }
    const sources = await getVersionSources(content as AllContent, {siteDir, siteConfig: props.siteConfig});
    const start = performance.now();
    const tools = {createSlugger: slugger, readPartial: createPartialReader(siteDir)};
    const versions = sources.map((source) => buildVersionIndex(source, tools, {...localSearch, knowledge}));
    return {versions, buildTime: performance.now() - start};
  } finally {
    console.log = log;
    console.info = info;
  }
}

/** Reads pages in the form of `SearchPage` from a file: another corpus than the site's own. */
export async function loadFileCorpus(file: string): Promise<Corpus> {
  const pages = JSON.parse(await readFile(path.resolve(file), 'utf8')) as SearchPage[];
  const start = performance.now();
  const tags = [...new Set(pages.map(({tag}) => tag))];
  const versions = tags.map((tag) => {
    const own = pages.filter((page) => page.tag === tag);
    const [first] = own;
    const root = first ? first.url.slice(0, first.url.length - first.path.length + 1) : '/';
    return {tag, pages: own, ...packShards(tag, root, own, knowledge)};
  });
  return {versions, buildTime: performance.now() - start};
}
