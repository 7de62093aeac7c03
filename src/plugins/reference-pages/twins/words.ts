/** The words of the twins. Those of the pages (`components/Reference`) pass through translation, which needs the browser's bundle. */
import type {MemberGroup, PageVersion, VersionSet} from '../../../reference/pages/shapes';
import {getVersionMark} from '../../../reference/pages/versions';

/** Headings of a type's groups of members. */
export const groupLabels: Readonly<Record<MemberGroup['kind'], string>> = {
  call: 'Signature',
  constructor: 'Constructors',
  value: 'Values',
  'associated type': 'Associated types',
  property: 'Properties',
  index: 'Access by index',
  method: 'Methods',
  event: 'Events',
  attribute: 'Attributes',
  slot: 'Slots',
};

const areaLabels: Readonly<Record<string, string>> = {
  player: 'Player and configuration',
  source: 'Sources and integrations',
  ads: 'Ads',
  tracks: 'Tracks, cues and qualities',
  drm: 'Content protection',
  cast: 'Casting',
  cache: 'Caching and offline playback',
  network: 'Network, bitrate and latency',
  ui: 'User interface',
  analytics: 'Analytics',
  vr: 'VR',
  errors: 'Errors',
  events: 'Events',
};

/** Headings of the overview's areas. */
export const getAreaLabel = (area: string): string => areaLabels[area] ?? 'More types';

/** The badges of a page, each after a space: ` *since 7* *deprecated*`. Empty where there are none. */
export function writeBadges(
  {in: set, deprecated}: {in?: VersionSet; deprecated?: boolean},
  versions: readonly PageVersion[],
): string {
  const mark = getVersionMark(set, versions);
  return [
    ...(mark ? [` *${mark.kind === 'only' ? 'only in' : mark.kind} ${mark.versions}*`] : []),
    ...(deprecated ? [' *deprecated*'] : []),
  ].join('');
}

export const listNumbers = (versions: readonly PageVersion[]): string => versions.map(({number}) => number).join(', ');
