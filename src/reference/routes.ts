import {getChangesPath, getOverviewPath, getTypePath} from './paths';
import type {ReferenceFile} from './types';

/** Whether a platform has a page that compares its versions. */
export function hasChanges({versions}: ReferenceFile): boolean {
  return versions.length > 1;
}

/** The addresses of a platform's reference, below the site's base URL. */
export function getReferenceRoutes(file: ReferenceFile): string[] {
  return [
    getOverviewPath(file.platform),
    ...(hasChanges(file) ? [getChangesPath(file.platform)] : []),
    ...file.types.map(({id}) => getTypePath(file, id)),
  ];
}
