/** The names of the API reference for search. */
import type {PlatformSymbols} from 'docusaurus-local-search/symbols';
import {getPlatform} from '../../platforms/platforms';
import {
  getMemberAnchor,
  getOverviewPath,
  getReferenceInstance,
  getSitePlatform,
  toSitePath,
} from '../../reference/paths';
import {getSlugs} from '../../reference/read';
import type {ReferenceFile} from '../../reference/types';

/** @returns names only, so that the file stays small: searches fetch the one of all platforms. */
export function listSymbols(file: ReferenceFile, baseUrl: string): PlatformSymbols {
  const instance = getReferenceInstance(file.platform);
  const platform = getSitePlatform(file.platform);
  const slugs = getSlugs(file);
  return {
    // All versions are on one page, which every version's search may find.
    tag: `docs-${instance}-`,
    platform,
    label: getPlatform(instance, platform).label,
    root: toSitePath(getOverviewPath(file.platform), baseUrl),
    types: file.types.map(({id, members}) => {
      const names = new Set(
        members.filter(({kind}) => kind !== 'constructor' && kind !== 'call').map(({name}) => name),
      );
      return [
        id,
        slugs.get(id)!,
        ...[...names].map((name) => (getMemberAnchor(name) === name ? name : ([name, getMemberAnchor(name)] as const))),
      ] as const;
    }),
  };
}
