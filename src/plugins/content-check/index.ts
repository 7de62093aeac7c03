/** Stops the build at mistakes that would be published unnoticed. For duplicate routes, core names only the address; this names file and line. */
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
