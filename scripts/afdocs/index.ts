/**
 * `npm run afdocs`: serves the built site and asks the public checker of agent-friendly documentation what it finds
 * (https://agentdocsspec.com/spec/web/): how a coding assistant finds pages, gets them as Markdown, and how much it must read.
 * The package declares Node 22, and runs on 20 as well: nothing that it uses here is newer.
 */
import fs from 'node:fs';
import path from 'node:path';
import {brand} from '../../src/brand';
import {withServer} from '../bench/siteServer';
import {judge, skipped} from './judge';
import {choosePages} from './pages';

const root = path.resolve(__dirname, '../..');
const dir = path.join(root, 'build');
/** Pages read of each list. */
const pagesOfList = 3;

async function main(): Promise<void> {
  // The package is an ES module.
  const {runChecks} = await import('afdocs');
  const report = await withServer(dir, (server) => {
    const names = fs.readdirSync(path.join(dir, 'llms')).filter((name) => !name.endsWith('-full.txt'));
    const lists = names.sort().map((name) => fs.readFileSync(path.join(dir, 'llms', name), 'utf8'));
    const pages = choosePages(lists, pagesOfList).map((url) => url.replace(brand.url, server));
    return runChecks(`${server}${brand.baseUrl}`, {
      canonicalOrigin: brand.url,
      samplingStrategy: 'curated',
      curatedPages: pages,
      skipCheckIds: Object.keys(skipped),
      requestDelay: 0,
      maxConcurrency: 10,
    });
  });
  const verdicts = judge(report.results);
  for (const {line} of verdicts) console.log(line);
  for (const [id, reason] of Object.entries(skipped)) console.log(`- ${id}: not run, ${reason}`);
  const failed = verdicts.filter(({isOk}) => !isOk).length;
  const counts = {passed: verdicts.length - failed, failed};
  console.log(`${counts.passed} passed, ${failed} failed: ${report.testedPages ?? 0} pages`);
  const file = path.join(root, '.cache/test-results/afdocs.json');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify(counts));
  process.exitCode = failed ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
