import {Parser as HlsParser} from 'm3u8-parser';
import {parse as parseDash} from 'mpd-parser';
import {checkXml} from './data';
import type {CodeProblem} from '../types';

/** Tags that need a value, from RFC 8216 section 4.3. */
const tagsWithValue = new Set([
  'EXT-X-VERSION',
  'EXTINF',
  'EXT-X-BYTERANGE',
  'EXT-X-KEY',
  'EXT-X-MAP',
  'EXT-X-PROGRAM-DATE-TIME',
  'EXT-X-DATERANGE',
  'EXT-X-TARGETDURATION',
  'EXT-X-MEDIA-SEQUENCE',
  'EXT-X-DISCONTINUITY-SEQUENCE',
  'EXT-X-PLAYLIST-TYPE',
  'EXT-X-MEDIA',
  'EXT-X-STREAM-INF',
  'EXT-X-I-FRAME-STREAM-INF',
  'EXT-X-SESSION-DATA',
  'EXT-X-SESSION-KEY',
  'EXT-X-START',
]);

/** Attributes that a tag must have, from the same section. */
const requiredAttributes: Record<string, string[]> = {
  'EXT-X-KEY': ['METHOD'],
  'EXT-X-SESSION-KEY': ['METHOD'],
  'EXT-X-MAP': ['URI'],
  'EXT-X-MEDIA': ['TYPE', 'GROUP-ID', 'NAME'],
  'EXT-X-STREAM-INF': ['BANDWIDTH'],
  'EXT-X-I-FRAME-STREAM-INF': ['BANDWIDTH', 'URI'],
  'EXT-X-DATERANGE': ['ID'],
  'EXT-X-START': ['TIME-OFFSET'],
  'EXT-X-SESSION-DATA': ['DATA-ID'],
};

/**
 * An HLS playlist, whole or in part.
 * The m3u8 parser forgives much, so the rules of RFC 8216 about single lines are checked here.
 */
export function checkHls(code: string): CodeProblem[] {
  const problems: CodeProblem[] = [];
  const lines = code.split('\n');
  let previous = '';
  lines.forEach((line, i) => {
    const say = (message: string): void =>
      void problems.push({line: i + 1, column: 1, message: `HLS playlist: ${message}`});
    if (/^\s+\S/.test(line)) say('a line must not begin with white space.');
    if (line.startsWith('#EXT')) checkTag(line, say);
    if (/^#EXT-X-STREAM-INF/.test(previous) && line.startsWith('#'))
      say('EXT-X-STREAM-INF must be followed by the address of its media playlist.');
    if (line.trim()) previous = line;
  });
  const header = lines.findIndex((line) => line.startsWith('#EXTM3U'));
  if (header > 0 && lines.slice(0, header).some((line) => line.trim())) {
    problems.push({line: header + 1, column: 1, message: 'HLS playlist: #EXTM3U must be the first line.'});
  }
  const isMedia = lines.some((line) => line.startsWith('#EXTINF'));
  if (header >= 0 && isMedia && !lines.some((line) => line.startsWith('#EXT-X-TARGETDURATION'))) {
    problems.push({line: 1, column: 1, message: 'HLS playlist: a media playlist needs #EXT-X-TARGETDURATION.'});
  }
  if (header >= 0 && problems.length === 0) problems.push(...parsePlaylist(code));
  return problems;
}

function checkTag(line: string, say: (message: string) => void): void {
  const [, tag, value] = /^#([A-Z0-9-]+)(?::(.*))?$/.exec(line) ?? [];
  if (!tag) return say(`"${line.slice(0, 40)}" is not a tag (#EXT-X-NAME:value).`);
  if (tagsWithValue.has(tag) && !value?.trim()) return say(`#${tag} needs a value.`);
  if (tag === 'EXTINF' && !/^\d+(\.\d+)?(,.*)?$/.test(value ?? ''))
    say('#EXTINF needs a duration in seconds: "#EXTINF:6.0,".');
  if (tag === 'EXT-X-TARGETDURATION' && !/^\d+$/.test(value?.trim() ?? ''))
    say('#EXT-X-TARGETDURATION is a whole number of seconds.');
  if ((value?.match(/"/g)?.length ?? 0) % 2 === 1 && tag !== 'EXTINF')
    say(`#${tag} has a quotation mark that is never closed.`);
  const names = new Set(
    [...(value ?? '').replace(/"[^"]*"/g, '""').matchAll(/(?:^|,)\s*([A-Z0-9-]+)=/g)].map(([, name]) => name),
  );
  for (const name of requiredAttributes[tag] ?? []) if (!names.has(name)) say(`#${tag} needs the attribute ${name}.`);
}

function parsePlaylist(code: string): CodeProblem[] {
  const parser = new HlsParser();
  const problems: CodeProblem[] = [];
  parser.on('error', ({message}) => problems.push({line: 1, column: 1, message: `HLS playlist: ${message}`}));
  parser.push(`${code}\n`);
  parser.end();
  return problems;
}

/** A DASH manifest: well-formed, and readable by a DASH parser when it is a whole one. */
export function checkDash(code: string): CodeProblem[] {
  const problems = checkXml(code);
  if (problems.length > 0 || !/<MPD[\s>]/.test(code)) return problems;
  try {
    parseDash(code, {manifestUri: 'https://example.com/manifest.mpd', eventHandler: () => undefined});
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Samples leave out what they are not about; only what no reader could use counts.
    if (/INVALID_NUMBER_OF_PERIOD|NO_BASE_URL|UNSUPPORTED_UTC|SEGMENT_TIME_UNSPECIFIED/.test(message)) return [];
    return [{line: 1, column: 1, message: `DASH manifest: ${message}`}];
  }
}
