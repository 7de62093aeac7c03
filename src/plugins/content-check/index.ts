/**
 * Stops the build at mistakes that would be published unnoticed. For duplicate routes and broken links, core names only the address; this
 * names file and line.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findBrokenLinks} from './brokenLinks';
import {findFileProblems} from './files';
import {findDuplicates, listPageFiles} from './routes';
import type {PageFile} from './routes';

const folders = ['docs', 'versioned_docs', 'open-video-ui', 'contributing', 'src/pages'];

function throwAll(problems: readonly string[]): void {
  if (problems.length) throw new Error(problems.join('\n'));
}

export default function contentCheck({siteDir, baseUrl}: LoadContext): Plugin {
  throwAll(findFileProblems(siteDir, folders));
  let pages: PageFile[] = [];
  return {
    name: 'content-check',
    async allContentLoaded({allContent}) {
      pages = listPageFiles(allContent);
      throwAll(findDuplicates(siteDir, pages));
    },
    // Before core's own check.
    async postBuild({outDir, routesPaths}) {
      throwAll(findBrokenLinks(pages, {siteDir, outDir, baseUrl, routes: new Set(routesPaths)}));
    },
  };
}
