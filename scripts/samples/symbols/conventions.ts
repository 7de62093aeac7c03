/** What samples of each platform call things that they do not declare, and what every object has. */
import type {ReferencePlatform} from '../../../src/reference/types';
import list from '../../../reference/allowed.json';
import type {SymbolLanguage} from './tokens';

const conventions: Partial<Record<ReferencePlatform, Record<string, string>>> = {
  android: {player: 'Player', theoPlayer: 'Player', theoplayerView: 'THEOplayerView', theoPlayerView: 'THEOplayerView'},
  ios: {player: 'THEOplayer', theoplayer: 'THEOplayer', theoPlayer: 'THEOplayer'},
  flutter: {player: 'THEOplayer', _player: 'THEOplayer', theoplayer: 'THEOplayer'},
  'open-video-ui-android': {player: 'Player'},
};

export function findConventions(platform: ReferencePlatform): ReadonlyMap<string, string> {
  return new Map(Object.entries(conventions[platform] ?? {}));
}

/** Members that no reference lists, as all objects, enumerations or exceptions have them. */
export const universalMembers: Record<SymbolLanguage, ReadonlySet<string>> = {
  kotlin: new Set(
    'let also apply run takeIf takeUnless toString equals hashCode javaClass name ordinal compareTo entries values valueOf Companion message cause stackTrace localizedMessage printStackTrace forEach map filter firstOrNull first find size isNotEmpty isEmpty indices withIndex any none all to component1 component2 INSTANCE'.split(
      ' ',
    ),
  ),
  java: new Set(
    'toString equals hashCode getClass name ordinal compareTo values valueOf getMessage getCause getLocalizedMessage printStackTrace forEach stream iterator size isEmpty INSTANCE'.split(
      ' ',
    ),
  ),
  swift: new Set(
    'init self description debugDescription hash isEqual map flatMap compactMap filter first last forEach count isEmpty contains rawValue allCases localizedDescription shared superview'.split(
      ' ',
    ),
  ),
  dart: new Set(
    'toString hashCode runtimeType index name values noSuchMethod call cast map where forEach length first last'.split(
      ' ',
    ),
  ),
};

/** Names that an SDK's extensions add, or that are another SDK's: platform and name. */
export const allowed: ReadonlySet<string> = new Set(list.map(({platform, name}) => `${platform} ${name}`));
