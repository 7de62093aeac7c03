/** Splits text into words, in the same way for pages and queries. */

/** Names whose capitals do not separate parts. Lower case. */
const wholeNames = new Set(
  (
    'airplay youtube javascript typescript wordpress playready fairplay widevine freewheel mediatailor drmtoday buydrm keyos ' +
    'iphone ipad ipados ios tvos webos macos visionos watchos vuejs nuxtjs angularjs nodejs nextjs webxr webvr webgl webrtc webvtt ' +
    'pallycon ezdrm multidrm expressplay uplynk vudrm github stackoverflow comscore theoplayer theolive theoads webassembly ' +
    'webkit mediatek proguard cocoapods xcode androidtv firetv googlecast webview iframe prebidjs mediamelon smartsight ' +
    'spotx youbora tealium adobe conax verimatrix vualto vimond irdeto axinom castlabs intertrust nagra comcast'
  ).split(' '),
);

export interface Words {
  /** The words in order, lower case; phrases consist of these. */
  sequence: string[];
  /** Additional forms: parts of camelCase names, and dotted and dashed names as one word. */
  extras: string[];
}

const compound = /[\p{L}\p{N}]+(?:[._\-'’/:][\p{L}\p{N}]+)*/gu;

/**
 * Parts of a camelCase or PascalCase name: `ABRStrategy` gives ABR and Strategy, `onPlayerError` on, Player and Error.
 */
export function splitCamelCase(name: string): string[] {
  if (!/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(name)) return [name];
  // The vendor prefix and the next part are one word.
  const joined = name.replace(/^THEO(?=[a-z])/, 'Theo');
  if (wholeNames.has(joined.toLowerCase())) return [joined];
  return joined.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [name];
}

/** A word as written, its dotted and dashed parts, and other forms. */
export interface Word {
  parts: readonly {lower: string; humps: readonly string[]}[];
  /** `read-only` as one word; missing if there is one part, or so many that it is a path. */
  joined?: string;
}

/** Parses one word, with punctuation inside it. */
export function readWord(raw: string): Word {
  const word = raw.replace(/['’](s|t|re|ve|ll|d|m)\b/gi, (_, rest: string) => (/^t$/i.test(rest) ? 't' : ''));
  const pieces = word.split(/[._\-'’/:]+/).filter(Boolean);
  const parts = pieces.map((piece) => {
    const humps = splitCamelCase(piece);
    return {lower: piece.toLowerCase(), humps: humps.length > 1 ? humps.map((hump) => hump.toLowerCase()) : []};
  });
  const joined =
    pieces.length > 1 && pieces.length < 4 && !/[/:]/.test(raw) ? pieces.join('').toLowerCase() : undefined;
  return joined === undefined ? {parts} : {parts, joined};
}

/**
 * Parses the words of a text, in order.
 * @param read parses one word; pass a cached function when reading many texts.
 */
export function* readWords(text: string, read = readWord): Generator<Word> {
  for (const [raw] of text.normalize('NFKC').matchAll(compound)) yield read(raw);
}

/**
 * Splits text into words.
 * `EXT-X-DATERANGE` gives ext, x, daterange and, as an extra, extxdaterange; `player.textTracks` gives player,
 * texttracks and, as extras, text, tracks.
 * @param read see `readWords`.
 */
export function tokenize(text: string, read = readWord): Words {
  const sequence: string[] = [];
  const extras: string[] = [];
  for (const {parts, joined} of readWords(text, read)) {
    for (const {lower, humps} of parts) {
      sequence.push(lower);
      extras.push(...humps);
    }
    if (joined !== undefined) extras.push(joined);
  }
  return {sequence, extras};
}
