/** Writes Atom feeds of the changelogs (`src/platforms/feeds.ts`), from the pages that readers see. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {changelogs, getFeedPath} from '../../platforms/feeds';
import type {Changelog} from '../../platforms/feeds';
import {withSlash} from '../../withSlash';
import {readArticle} from '../markdown-twins/article';
import {createAtom} from './atom';
import {createFeeds} from './feeds';
import type {ReadChangelog} from './feeds';
import {readReleases} from './releases';

interface ChangelogPage extends Changelog {
  url: string;
  /** Source of the page. */
  file: string;
}

/** The changelogs that this site has; a fixture site has none. */
function findPages(allContent: AllContent): ChangelogPage[] {
  const instances = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent> | undefined;
  return changelogs.flatMap((changelog) => {
    const latest = instances?.[changelog.pluginId]?.loadedVersions.find(({isLast}) => isLast);
    const url = latest && latest.path.replace(/\/$/, '') + changelog.page;
    const doc = latest?.docs.find(({permalink}) => withSlash(permalink) === url);
    return url && doc ? [{...changelog, url, file: doc.source.replace('@site/', '')}] : [];
  });
}

export default function changelogFeeds({siteConfig, baseUrl}: LoadContext): Plugin {
  let pages: ChangelogPage[] = [];

  return {
    name: 'changelog-feeds',

    async allContentLoaded({allContent}) {
      pages = findPages(allContent);
    },

    async postBuild({outDir}) {
      const read = await Promise.all(
        pages.map(async (page): Promise<ReadChangelog> => {
          const html = await fs.readFile(path.join(outDir, page.url.slice(baseUrl.length), 'index.html'), 'utf8');
          const article = readArticle(html);
          return {...page, releases: article ? readReleases(article, page.file) : []};
        }),
      );
      for (const {name, feed} of createFeeds(read, {origin: siteConfig.url, baseUrl})) {
        const file = path.join(outDir, getFeedPath(name));
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, createAtom(feed));
      }
    },
  };
}
