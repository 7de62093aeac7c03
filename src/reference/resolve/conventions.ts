/** What samples and data leave unsaid: variables that no sample declares, and arguments of supertypes that the sources lack. */
import list from '../../../reference/allowed.json';
import type {ReferencePlatform} from '../types';

const conventions: Partial<Record<ReferencePlatform, Record<string, string>>> = {
  android: {player: 'Player', theoPlayer: 'Player', theoplayerView: 'THEOplayerView', theoPlayerView: 'THEOplayerView'},
  ios: {player: 'THEOplayer', theoplayer: 'THEOplayer', theoPlayer: 'THEOplayer'},
  flutter: {player: 'THEOplayer', _player: 'THEOplayer', theoplayer: 'THEOplayer'},
  'open-video-ui-android': {player: 'Player'},
};

/** The type of a variable that pages use without a declaration. */
export function getConvention(platform: ReferencePlatform, name: string): string | undefined {
  const ofPlatform = conventions[platform];
  return ofPlatform && Object.hasOwn(ofPlatform, name) ? ofPlatform[name] : undefined;
}

/** The Javadoc of Android leaves out what its lists hold (reference/DIFFERENCES.md). */
const supertypes: Record<string, string[]> = {
  'android TrackList': ['SimpleList<T>'],
  'android QualityList': ['SimpleList<Q>'],
};

/** Lists that Flutter's types extend, and its library does not export. */
export const listBases = /^(?:MediaTracks|Tracks|Qualities|SimpleList|Iterable|List|ListMixin)$/;

export function getSupertypes(platform: ReferencePlatform, type: string): readonly string[] | undefined {
  return supertypes[`${platform} ${type}`];
}

/** Members that give another library's type, which has the name of one of the SDK's: Google's `Ad`. */
const ofOthers = new Set(['android getImaAd']);

export function isOfOthers(platform: ReferencePlatform, member: string): boolean {
  return ofOthers.has(`${platform} ${member}`);
}

/** Names that an SDK's extensions add, or that are another SDK's: platform and name. */
export const allowed: ReadonlySet<string> = new Set(list.map(({platform, name}) => `${platform} ${name}`));
