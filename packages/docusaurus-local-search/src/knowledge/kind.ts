import type {SearchKnowledge} from './types';

/** The kind of a page on sites that don't say: the first folder of its path, or `page`. Every changelog is one. */
function getFolderKind(path: string): string {
  const folders = path.split('/').filter(Boolean);
  if (folders.at(-1) === 'changelog') return 'changelog';
  return folders.length > 1 ? (folders[0] as string) : 'page';
}

/** @param path of the page, below its version's root. */
export function getPageKind(path: string, knowledge: Pick<SearchKnowledge, 'getKind'> = {}): string {
  return knowledge.getKind?.(path) ?? getFolderKind(path);
}
