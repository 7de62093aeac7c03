/**
 * Stops the build at mistakes that would be published unnoticed. For duplicate routes and broken links, core names only the address; this
 * names file and line.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isDevServer} from '../isDevServer';
import {findBrokenAnchors} from './brokenAnchors';
import {findBrokenLinks} from './brokenLinks';
import {findFileProblems} from './files';
import {findFrontMatterProblems} from './frontMatter';
import {findDuplicates, listPageFiles} from './routes';
import type {PageFile} from './routes';
import {createSiteTexts} from './siteTexts';

const docsFolders = ['docs', 'versioned_docs', 'open-video-ui', 'contributing'];

function throwAll(problems: readonly string[]): void {
  if (problems.length) throw new Error(problems.join('\n'));
}

export default async function contentCheck({siteDir, baseUrl}: LoadContext): Promise<Plugin> {
  throwAll(findFileProblems(siteDir, [...docsFolders, 'src/pages']));
  // The dev server goes on without the keys that are wrong (config/markdown.ts).
  if (!isDevServer()) throwAll(await findFrontMatterProblems(siteDir, docsFolders));
  let pages: PageFile[] = [];
  return {
    name: 'content-check',
    async allContentLoaded({allContent}) {
      pages = listPageFiles(allContent);
      throwAll(findDuplicates(siteDir, pages));
    },
    // Before core's own check.
    async postBuild({outDir, routesPaths}) {
      const site = {siteDir, outDir, baseUrl, routes: new Set(routesPaths)};
      const texts = createSiteTexts(site);
      throwAll([...findBrokenLinks(pages, site, texts), ...findBrokenAnchors(pages, site, texts)]);
    },
  };
}
