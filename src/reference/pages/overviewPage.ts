/** The data of a platform's overview: its types by area. */
import {getSlugs} from '../read';
import type {ReferenceFile} from '../types';
import {areas, getArea} from './areas';
import type {OverviewPage} from './shapes';
import {toPageVersions, toVersionSet} from './versions';

export function createOverviewPage(file: ReferenceFile): OverviewPage {
  const slugs = getSlugs(file);
  const byArea = new Map<string, OverviewPage['areas'][number]['types'][number][]>(areas.map((area) => [area, []]));
  for (const type of file.types) {
    const form = type.forms.at(-1)!;
    const set = toVersionSet(type.in, file.versions);
    byArea.get(getArea(type.id, form.group ?? form.package))!.push({
      name: type.id,
      slug: slugs.get(type.id)!,
      kind: form.kind,
      ...(set !== undefined && {in: set}),
    });
  }
  return {
    platform: file.platform,
    versions: toPageVersions(file.versions),
    areas: [...byArea].filter(([, types]) => types.length > 0).map(([area, types]) => ({area, types})),
  };
}
