/** The symbols as search takes them: one record for each type and each of its members. */
import type {GuideFinder, GuideLink} from './guides';
import {getMemberAnchor, getReferenceInstance, getSitePlatform, getTypePath} from './paths';
import {getDocsVersions, getMembers, getVersionKey, groupByName} from './read';
import type {MemberKind, ReferenceFile, TypeKind} from './types';

export interface SymbolRecord {
  /** What a reader types: `Ads`, `THEOplayerConfig.Builder`, `adbreakbegin`. */
  name: string;
  /** The id of the type; the same as the name for a type. */
  type: string;
  kind: TypeKind | MemberKind;
  /** The docs plugin instance: `default` or `open-video-ui`. */
  pluginId: string;
  /** The platform's id in `src/platforms`. */
  platform: string;
  /** Names of the docs versions that have the symbol: `current`, `v6`. */
  versions: string[];
  /** Address below the site's base URL: `/player/reference/web/ads/#schedule`. */
  path: string;
  deprecated?: true;
  /** The guide that tells most about the symbol, if one names it. */
  guide?: GuideLink;
}

/**
 * Lists the symbols of a file, types before their members. Members of one name are one record; a constructor is its type's.
 * @param file of one platform.
 * @param findGuides gives the guide of a record; without it no record has one.
 * @returns plain objects that JSON can hold.
 */
export function symbolRecords(file: ReferenceFile, findGuides?: GuideFinder): SymbolRecord[] {
  const newest = getVersionKey(file, 'current');
  const common = {pluginId: getReferenceInstance(file.platform), platform: getSitePlatform(file.platform)};
  const withGuide = (type: string, member?: string) => {
    const guide = findGuides?.(file.platform, type, member)[0];
    return guide && {guide};
  };
  return file.types.flatMap((type): SymbolRecord[] => {
    const path = getTypePath(file, type.id);
    const form = type.forms.at(-1)!;
    const own: SymbolRecord = {
      ...common,
      name: type.id,
      type: type.id,
      kind: form.kind,
      versions: getDocsVersions(file, type.in),
      path,
      ...(form.deprecated && {deprecated: true}),
      ...withGuide(type.id),
    };
    const byName = groupByName(
      getMembers(type).filter(({kind}) => kind !== 'constructor' && kind !== 'index' && kind !== 'call'),
    );
    const members = [...byName].map(([name, records]): SymbolRecord => {
      const latest = records.find((record) => newest !== undefined && record.in.includes(newest)) ?? records.at(-1)!;
      return {
        ...common,
        name,
        type: type.id,
        kind: latest.kind,
        versions: getDocsVersions(
          file,
          records.flatMap((record) => record.in),
        ),
        path: `${path}#${getMemberAnchor(name)}`,
        ...(latest.deprecated && {deprecated: true}),
        ...withGuide(type.id, name),
      };
    });
    return [own, ...members];
  });
}
