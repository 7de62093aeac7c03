/** What this site tells its search (docusaurus-local-search). Part of the worker, so it imports little. */
import type {SearchKnowledge, SearchPlatform} from 'docusaurus-local-search';
import {allPlatformIds, playerPlatforms} from '../platforms/platforms';
import type {PlatformId} from '../platforms/platforms';
import {getGroup, getKind} from './kinds';
import {synonymRules} from './synonyms';
import {getTopPages} from './topPages';

/** Other words that name a platform. */
const otherNames: Partial<Record<PlatformId, readonly string[]>> = {
  'react-native': ['rn'],
  ios: ['tvos', 'iphone', 'ipad', 'swift'],
  android: ['kotlin'],
  roku: ['brightscript'],
  flutter: ['dart'],
  web: ['javascript', 'html', 'html5'],
};

function toSearchPlatform(id: PlatformId): SearchPlatform {
  const row = playerPlatforms.find(({platform}) => platform === id);
  if (!row) return {id};
  const names = row.isTopic ? [] : [id.replaceAll('-', ' '), ...(otherNames[id] ?? [])];
  return {id, names, ...(row.runsOn && {runsOn: row.runsOn})};
}

export const knowledge: SearchKnowledge = {
  platforms: allPlatformIds.map(toSearchPlatform),
  synonyms: synonymRules,
  productWords: ['theoplayer', 'theo', 'player'],
  weakWords: ['video', 'videos', 'stream', 'streams', 'play', 'playing'],
  wholeNames: (
    'airplay playready fairplay widevine freewheel mediatailor drmtoday buydrm keyos webos webxr webvr webgl webrtc webvtt pallycon ' +
    'ezdrm multidrm expressplay uplynk vudrm comscore theoplayer theolive theoads mediatek proguard androidtv firetv googlecast ' +
    'prebidjs mediamelon smartsight spotx youbora tealium adobe conax verimatrix vualto vimond irdeto axinom castlabs intertrust ' +
    'nagra comcast'
  ).split(' '),
  prefixes: ['THEO'],
  ownSections: ['/getting-started/', '/connectors/'],
  getKind,
  getGroup,
  getTopPages,
};
