/** What the subtitles and the chapters say, and the WebVTT files made of it. */
import {chapterSeconds, chapters} from './scenes/day';

interface Line {
  from: number;
  to: number;
  en: string;
  fr: string;
}

/** A line never crosses the edge of a chapter, so that an episode can use its own part. */
export const lines: Line[] = [
  {from: 1, to: 4.5, en: 'The lake is still dark.', fr: 'Le lac est encore sombre.'},
  {from: 5, to: 9, en: 'Behind the hills the sun comes up.', fr: 'Derrière les collines, le soleil se lève.'},
  {from: 9.5, to: 15, en: 'The water takes its color from the sky.', fr: 'L’eau prend la couleur du ciel.'},
  {from: 17, to: 21, en: 'Noon. Few shadows are left.', fr: 'Midi. Il reste peu d’ombres.'},
  {from: 21.5, to: 25.5, en: 'Thin clouds drift to the right.', fr: 'De fins nuages glissent vers la droite.'},
  {from: 26, to: 31, en: 'The shore moves faster than the mountain.', fr: 'La rive avance plus vite que la montagne.'},
  {from: 33, to: 37, en: 'The light turns warm and low.', fr: 'La lumière devient chaude et basse.'},
  {from: 37.5, to: 42, en: 'The sun goes down behind the mountain.', fr: 'Le soleil descend derrière la montagne.'},
  {from: 42.5, to: 47, en: 'For a moment everything is violet.', fr: 'Un instant, tout est violet.'},
  {from: 49, to: 52.5, en: 'A thin moon rises.', fr: 'Une lune mince se lève.'},
  {from: 53, to: 57.5, en: 'One by one the stars come out.', fr: 'Une à une, les étoiles apparaissent.'},
  {
    from: 58,
    to: 63,
    en: 'Then the night, until the film begins again.',
    fr: 'Puis la nuit, jusqu’à ce que le film recommence.',
  },
];

/** `00:01:02.500`: a time stamp of WebVTT. `seconds` from 0. */
export function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0');
  return `${part(milliseconds / 3_600_000)}:${part((milliseconds / 60_000) % 60)}:${part((milliseconds / 1000) % 60)}.${part(milliseconds % 1000, 3)}`;
}

interface Cue {
  from: number;
  to: number;
  text: string;
}

/** A WebVTT file; `header` stands right below its first line. */
export function toWebVtt(cues: Cue[], header = ''): string {
  const blocks = cues.map(({from, to, text}) => `${timestamp(from)} --> ${timestamp(to)}\n${text}\n`);
  return `WEBVTT\n${header}\n${blocks.join('\n')}`;
}

/**
 * Subtitles as one segment of an HLS rendition. The header ties its clock to that of the media (RFC 8216, section 3.5).
 * @param chapter - Only the lines of this chapter, counted from 0; all without it.
 */
export function subtitles(language: 'en' | 'fr', chapter?: number): string {
  const cues = lines
    .filter(({from}) => chapter === undefined || Math.floor(from / chapterSeconds) === chapter)
    .map((line) => ({from: line.from, to: line.to, text: line[language]}));
  return toWebVtt(cues, 'X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n');
}

export function chapterCues(): string {
  return toWebVtt(
    chapters.map((text, index) => ({from: index * chapterSeconds, to: (index + 1) * chapterSeconds, text})),
  );
}

/** Names a rectangle of the sprite for each span of time (Media Fragments URI 1.0, section 4.2.2: `#xywh`). */
export function thumbnailCues(sprite: {
  file: string;
  width: number;
  height: number;
  columns: number;
  every: number;
  count: number;
}) {
  const {file, width, height, columns, every, count} = sprite;
  return toWebVtt(
    Array.from({length: count}, (_, index) => ({
      from: index * every,
      to: (index + 1) * every,
      text: `${file}#xywh=${(index % columns) * width},${Math.floor(index / columns) * height},${width},${height}`,
    })),
  );
}
