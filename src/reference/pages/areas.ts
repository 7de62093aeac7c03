/** What a type is about, for the overview. */

/** Ids of the areas in the order of the overview, with the words that put a type there; the first that fits counts. */
const rules: readonly (readonly [area: string, words: RegExp])[] = [
  ['ads', /\b(?:ads?|addescription|adbreak\w*|ima|dai|csai|ssai|vast|vmap|freewheel|spotx|overlay|omid|friendly)\b/],
  [
    'drm',
    /\b(?:drm|content ?protection|contentprotection|licen[cs]e|certificate|widevine|fairplay|play ?ready|clear ?key|preintegration|key ?system|aes)\b/,
  ],
  ['cast', /\b(?:cast|chromecast|airplay|receiver|sender)\b/],
  ['cache', /\b(?:cache|caching|offline|downloader)\b/],
  [
    'tracks',
    /\b(?:tracks?|quality|qualities|cues?|text|subtitles?|captions?|metadata|vtt|webvtt|emsg|id3|cea|languages?|thumbnails?)\b/,
  ],
  [
    'analytics',
    /\b(?:analytics|agama|conviva|mediamelon|moat|youbora|comscore|streamone|smartsight|mux|nielsen|adobe|metrics|cmcd)\b/,
  ],
  [
    'network',
    /\b(?:network|http|request|response|interceptor|latency|abr|bandwidth|estimator|buffer|retry|hesp|live|theolive)\b/,
  ],
  ['vr', /\b(?:vr|stereo|direction)\b/],
  [
    'ui',
    /\b(?:ui|view|button|menu|fullscreen|full ?screen|presentation|picture|pip|skin|theme|style|styling|control|bar|display|icon|dialog|gesture|slot|template|slider|range|container|svg|component|color)\b/,
  ],
  ['errors', /\b(?:errors?|exception)\b/],
  [
    'source',
    /\b(?:source|sources|playlist|manifest|stream|imagery|verizon|verizonmedia|uplynk|imagine|yospace|integration|related)\b/,
  ],
  [
    'player',
    /\b(?:player|theoplayer|config|configuration|builder|version|edition|time ?ranges|list|multi|lifecycle|fragment|activity)\b/,
  ],
  ['events', /\b(?:event|events|dispatcher|listener|emitter)\b/],
];

/** All areas, in the order of the overview. */
export const areas: readonly string[] = [
  'player',
  'source',
  'ads',
  'tracks',
  'drm',
  'cast',
  'cache',
  'network',
  'ui',
  'analytics',
  'vr',
  'errors',
  'events',
  'other',
];

/** `HTTPRequestEvent` is `http request event`. */
function toWords(name: string): string {
  return name
    .replace(/THEO(?=[a-z])/g, ' Theo')
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase();
}

/**
 * @param id of the type.
 * @param place its package or the section that the source puts it in.
 * @returns one of `areas`.
 */
export function getArea(id: string, place = ''): string {
  // The name of the vendor's root package says nothing.
  const within = place.replace(/^com\.theoplayer\.android\.(?:api|ui)\b\.?/, '');
  for (const text of [toWords(id), toWords(within)])
    for (const [area, words] of rules) if (area !== 'player' && area !== 'events' && words.test(text)) return area;
  const all = `${toWords(id)} ${toWords(within)}`;
  return rules.find(([, words]) => words.test(all))?.[0] ?? 'other';
}
