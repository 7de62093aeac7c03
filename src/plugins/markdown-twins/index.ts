/**
 * Writes a Markdown twin of every docs page, for coding assistants and people who read in an editor, `llms.txt`, which leads to them,
 * and the packs, which are made of them.
 * Twins come from the built HTML: what a reader sees, in all tabs, and nothing else. Those of the API reference, which the lists have
 * too, are written by `reference-pages/`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFiles} from '../../reference/files';
import {getTwinUrl} from '../../twinUrl';
import {getIndexName, writePacks} from '../agent-packs/writePacks';
import {createIndex, createLists} from './lists';
import type {InstanceNames, TextFile} from './listFiles';
import type {ListedGroup} from './lists';
import {createMaker} from './maker';
import {readPages} from './pages';
import {createReferenceList, listReferenceUrls} from './referenceLists';
import type {TwinPage} from './head';
import type {TwinSite} from './links';

export interface MarkdownTwinsOptions {
  /** File name and label of each docs plugin instance, by its id. */
  instances: InstanceNames;
}

export default function markdownTwins(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {instances}: MarkdownTwinsOptions,
): Plugin {
  let pages: TwinPage[] = [];
  let groups: ListedGroup[] = [];

  return {
    name: 'markdown-twins',

    async allContentLoaded({allContent}) {
      ({pages, groups} = readPages(allContent, instances));
    },

    async postBuild({outDir}) {
      const origin = siteConfig.url;
      const references = readFiles();
      const urls = [...pages.map(({url}) => url), ...references.flatMap((file) => listReferenceUrls(file, baseUrl))];
      const site: TwinSite = {origin, baseUrl, urls: new Set(urls)};
      const toFile = (url: string) => path.join(outDir, url.slice(baseUrl.length));
      const maker = createMaker(site, path.join(siteDir, 'node_modules/.cache/markdown-twins'));
      const twins = new Map<string, string>();
      await Promise.all(
        pages.map(async (page) => {
          const html = await fs.readFile(path.join(toFile(page.url), 'index.html'), 'utf8');
          const twin = await maker.make(html, page);
          if (twin === undefined) {
            throw new Error(
              `markdown-twins: ${page.url} has no <article> with the class "theme-doc-markdown". ` +
                'Compare src/plugins/markdown-twins/article.ts with theme/DocItem/Layout and theme/DocItem/Content.',
            );
          }
          twins.set(page.url, twin);
          await fs.writeFile(path.join(toFile(page.url), 'index.md'), twin);
          // The same page for tools that put the ending where the slash is.
          await fs.writeFile(toFile(page.url.replace(/\/$/, '.md')), twin);
        }),
      );
      await maker.finish();
      const toTwin = (url: string) => origin + getTwinUrl(url);
      const toUrl = (name: string) => `${origin}${baseUrl}${name}`;
      const listed = groups.map((group) => {
        const text = group.pages.map(({url}) => twins.get(url) ?? '').join('\n\n');
        const full: TextFile = {name: `llms/${group.name}-full.txt`, text: `# ${group.title}\n\n${text}`};
        return {...group, files: createLists(group, toTwin), full};
      });
      const pagesByUrl = new Map(pages.map((page) => [page.url, {...page, twin: twins.get(page.url) ?? ''}]));
      const packs = await writePacks(
        siteDir,
        outDir,
        listed.flatMap(({platform, files, ...group}) =>
          platform === undefined ? [] : [{...group, platform, lists: files.map(({name}) => toUrl(name))}],
        ),
        origin,
        (url) => pagesByUrl.get(url),
      );
      await fs.mkdir(path.join(outDir, 'llms'), {recursive: true});
      const indexed = listed.map((group) => ({
        ...group,
        pack: packs.has(group.name) ? getIndexName(group.name) : undefined,
      }));
      const referenceLists = references.map((file) => createReferenceList(file, instances, site));
      const files = [
        ...listed.flatMap(({files: lists, full}) => [...lists, full]),
        ...referenceLists.flatMap(({parts}) => parts.map(({file}) => file)),
        {name: 'llms.txt', text: createIndex(siteConfig, indexed, toUrl, referenceLists)},
      ];
      await Promise.all(files.map(({name, text}) => fs.writeFile(path.join(outDir, name), text)));
    },
  };
}
