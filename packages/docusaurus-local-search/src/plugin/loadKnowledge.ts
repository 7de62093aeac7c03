import fs from 'node:fs';
import {loadFreshModule} from '@docusaurus/utils';
import {findKnowledgeProblems} from '../knowledge/validate';
import type {SearchKnowledge} from '../knowledge/types';

/**
 * Reads the module that the option `knowledge` names.
 * @param file absolute path.
 * @throws Error that names the file and what is wrong with it.
 */
export async function loadKnowledge(file: string): Promise<SearchKnowledge> {
  if (!fs.existsSync(file)) {
    throw new Error(`docusaurus-local-search: the option "knowledge" names ${file}, which does not exist.`);
  }
  const {knowledge} = ((await loadFreshModule(file)) ?? {}) as {knowledge?: unknown};
  const problems = findKnowledgeProblems(knowledge);
  if (problems.length) throw new Error(`${file}, read by docusaurus-local-search:\n- ${problems.join('\n- ')}`);
  return knowledge as SearchKnowledge;
}
