/** The HLS playlists that ffmpeg does not write: the master playlist, and those of one chapter. RFC 8216, section 4.3. */

export interface Rendition {
  /** The playlist, relative to the master playlist. */
  uri: string;
  width: number;
  height: number;
  /** RFC 6381. */
  codecs: string;
  /** Bits a second over the busiest segment, and over all. */
  peak: number;
  average: number;
  frameRate: number;
}

export interface Track {
  uri: string;
  name: string;
  language: string;
  isDefault: boolean;
}

const media = (type: string, group: string, {uri, name, language, isDefault}: Track, more = '') =>
  `#EXT-X-MEDIA:TYPE=${type},GROUP-ID="${group}",NAME="${name}",LANGUAGE="${language}",` +
  `DEFAULT=${isDefault ? 'YES' : 'NO'},AUTOSELECT=YES,${more}URI="${uri}"`;

/** The master playlist: one variant for each rendition, all with the same audio and subtitles. */
export function masterPlaylist(renditions: Rendition[], audio: Track[], subtitles: Track[]): string {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '',
    ...audio.map((track) => media('AUDIO', 'audio', track, 'CHANNELS="2",')),
    ...subtitles.map((track) => media('SUBTITLES', 'subtitles', track, 'FORCED=NO,')),
    '',
    ...renditions.flatMap(({uri, width, height, codecs, peak, average, frameRate}) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},RESOLUTION=${width}x${height},` +
        `FRAME-RATE=${frameRate.toFixed(3)},CODECS="${codecs}",AUDIO="audio",SUBTITLES="subtitles"`,
      uri,
    ]),
    '',
  ].join('\n');
}

/** A playlist whose one segment is a whole WebVTT file. */
export function subtitlePlaylist(uri: string, seconds: number): string {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${seconds.toFixed(6)},`,
    uri,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

/**
 * A media playlist with some of another's segments.
 * @param folder - Where the segments lie, seen from the new playlist; ends with a slash.
 * @param from - The first segment, counted from 0.
 * @throws If the playlist has fewer segments.
 */
export function cutPlaylist(playlist: string, folder: string, from: number, count: number): string {
  const entries = [...playlist.matchAll(/^(#EXTINF:.*)\n(.+)$/gm)].slice(from, from + count);
  if (entries.length < count)
    throw new Error(`The playlist has no segments ${from} to ${from + count - 1}:\n${playlist}`);
  const head = playlist
    .slice(0, playlist.indexOf('#EXTINF'))
    .replace(/URI="([^"]+)"/, (_, uri: string) => `URI="${folder}${uri}"`);
  const body = entries.map(([, info, uri]) => `${info}\n${folder}${uri}\n`).join('');
  return `${head}${body}#EXT-X-ENDLIST\n`;
}
