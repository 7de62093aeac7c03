/** `npm run search:gaps -- FILE`: lists what readers searched in vain, from a log of `SEARCH_INSIGHTS_URL`. */
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {SearchEngine} from 'docusaurus-local-search/engine';
import {knowledge} from '../../src/search/knowledge';
import {findGaps, formatGaps, parseLog} from './gaps';

const root = path.resolve(__dirname, '../..');

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the log: npm run search:gaps -- searches.log');
  const log = parseLog(await readFile(path.resolve(file), 'utf8'), file);
  // Loading the site writes generated files. Use a separate folder, because a build may be using the default one.
  const generated = await mkdtemp(path.join(os.tmpdir(), 'search-gaps-'));
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = generated;
  const {loadSiteCorpus} = await import('../bench-search/corpus');
  const {versions} = await loadSiteCorpus(root);
  await rm(generated, {recursive: true, force: true});
  const engine = new SearchEngine(knowledge);
  for (const {heads, texts} of versions) {
    engine.addHeads(heads);
    for (const _ of engine.addTexts(texts));
  }
  const gaps = findGaps(log, {engine, pages: versions.flatMap(({pages}) => pages)});
  process.stdout.write(`${gaps.length ? formatGaps(gaps) : 'No gaps.'}\n`);
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
