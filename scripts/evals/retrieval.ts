/** How well an assistant is served before it writes a line: is the right page found, and is the answer near its start? */
import fs from 'node:fs';
import path from 'node:path';
import {SearchEngine} from 'docusaurus-local-search/engine';
import type {HeadShard, SearchManifest, TextShard} from 'docusaurus-local-search/client';
import {knowledge} from '../../src/search/knowledge';
import {getPlayerVersion} from '../../src/platforms/versions';
import type {Task} from './tasks';

/** Characters that a tool reads of a page at least. */
export const startLength = 5000;

export interface Retrieval {
  id: string;
  /** Place of the right page among the results, from 1; undefined where it is not among the first ten. */
  rank?: number;
  /** Texts of the answer that the start of the page's twin lacks. */
  missing: string[];
}

export interface Figures {
  tasks: number;
  /** Tasks whose page is first, and among the first three. */
  first: number;
  firstThree: number;
  /** Tasks whose answer is within the start of the page. */
  complete: number;
  /** Both: the page among the first three and the answer at its start. */
  served: number;
}

/** The texts that the start of a twin lacks. */
export const findMissing = (twin: string, answer: readonly string[]): string[] =>
  answer.filter((text) => !twin.slice(0, startLength).includes(text));

export function count(results: readonly Retrieval[]): Figures {
  const within = (most: number) => results.filter(({rank}) => rank !== undefined && rank <= most);
  return {
    tasks: results.length,
    first: within(1).length,
    firstThree: within(3).length,
    complete: results.filter(({missing}) => !missing.length).length,
    served: within(3).filter(({missing}) => !missing.length).length,
  };
}

/**
 * Searches the built site as a reader of the task's version and platform does.
 * @param build folder of the built site.
 * @throws Error where a task's page does not exist.
 */
export function measureRetrieval(tasks: readonly Task[], build: string): Retrieval[] {
  const readJson = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(build, name), 'utf8'));
  const {baseUrl, shards} = readJson('assistants/index.json') as {baseUrl: string; shards: SearchManifest['shards']};
  const engine = new SearchEngine(knowledge);
  for (const {heads, texts} of Object.values(shards)) {
    engine.addHeads(readJson(heads) as HeadShard);
    for (const _ of engine.addTexts(readJson(texts) as TextShard));
  }
  return tasks.map(({id, version, platform, query, page, answer}) => {
    const {path: versionPath} = getPlayerVersion(version);
    const folder = path.posix.join('player', versionPath, page);
    const file = path.join(build, folder, 'index.md');
    if (!fs.existsSync(file))
      throw new Error(`evals/tasks.yml: "${page}" of ${id} is no page of ${version}. Correct the path.`);
    const tags = [`docs-default-${version}`, 'docs-open-video-ui-current'];
    const {hits} = engine.search({query, platform, tags, language: 'en', hitsPerPage: 10});
    const at = hits.findIndex(({url}) => url.split('#')[0] === baseUrl + folder);
    return {id, ...(at >= 0 && {rank: at + 1}), missing: findMissing(fs.readFileSync(file, 'utf8'), answer)};
  });
}
