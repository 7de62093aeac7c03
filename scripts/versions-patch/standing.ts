import {readChanges, readVersionedPages} from './changes';
import {planPatch} from './plan';

/** The most places that are listed. */
const shown = 10;

/**
 * What differs from the base in pages and stands unchanged in another version, as lines for a person.
 * @param files changed pages.
 */
export function describeStanding(root: string, files: readonly string[], base?: string): string[] {
  const changed = readChanges(root, [], base).filter(({file}) => files.includes(file));
  const corrected = changed.map((page) => ({...page, passages: page.passages.filter(({isAddition}) => !isAddition)}));
  const places = planPatch({
    changed: corrected,
    pages: readVersionedPages(root),
    releases: {},
    findLostNames: () => [],
  });
  if (places.length === 0) return [];
  const sources = [...new Set(places.map(({from}) => from.replace(/:\d+$/, '')))];
  const command = `npx tsx scripts/versions-patch/index.ts${sources.length < 4 ? ` ${sources.join(' ')}` : ''}`;
  return [
    `The words that you changed stand unchanged in other versions. Where they are wrong there too: ${command}`,
    ...places.slice(0, shown).map(({file, line, from}) => `  ${file}:${line}  as in ${from}`),
    ...(places.length > shown ? [`  … and ${places.length - shown} more`] : []),
  ];
}
