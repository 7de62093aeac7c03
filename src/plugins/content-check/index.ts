/** Stops the build at what would be published unseen. Of double addresses core names the address alone, and this file and line. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findFileProblems} from './files';
import {findDuplicates, listPageFiles} from './routes';

const folders = ['docs', 'versioned_docs', 'open-video-ui', 'contributing', 'src/pages'];

function throwAll(problems: readonly string[]): void {
  if (problems.length) throw new Error(problems.join('\n'));
}

export default function contentCheck({siteDir}: LoadContext): Plugin {
  throwAll(findFileProblems(siteDir, folders));
  return {
    name: 'content-check',
    async allContentLoaded({allContent}) {
      throwAll(findDuplicates(siteDir, listPageFiles(allContent)));
    },
  };
}
