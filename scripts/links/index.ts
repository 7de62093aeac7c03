/**
 * Checks online that the pages' external links still lead somewhere: `npm run links [-- paths of pages]`. Not part of the tests,
 * which need no network; a workflow runs it every week.
 */
import {repositoryRoot, selectPages} from '../samples/pages';
import {loadSite} from '../lint-docs/site';
import {runCommand} from '../runCommand';
import {collectLinks, findDeadLinks} from './checkLinks';

async function main(args: string[]): Promise<number> {
  const {pages} = loadSite(repositoryRoot);
  const files = new Set(selectPages([...pages.keys()], args, repositoryRoot));
  const links = collectLinks([...pages.values()].filter(({file}) => files.has(file)));
  console.log(`${links.length} external links on ${files.size} pages …`);
  const dead = await findDeadLinks(links, {fetch});
  for (const {url, places, reason} of dead) {
    for (const place of places)
      console.log(`${place}  dead-link  ${url}: ${reason}  Link to where the page is now, or take the link out.`);
  }
  console.log(`${links.length - dead.length} live, ${dead.length} dead`);
  return dead.length > 0 ? 1 : 0;
}

runCommand(main);
