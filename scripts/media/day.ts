/** The film as HLS: four renditions, two audio tracks, subtitles, thumbnails, chapters, and each chapter as a stream of its own. */
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Workshop} from './workshop';
import {ffmpeg, type VideoSettings, videoArguments, writeFrames} from './ffmpeg';
import {cutPlaylist, masterPlaylist, type Rendition, subtitlePlaylist, type Track} from './playlists';
import {chapters, chapterSeconds, daySeconds} from './scenes/day';
import {bells, strings, toWave} from './sound';
import type {Studio} from './studio';
import {chapterCues, subtitles, thumbnailCues} from './text';

const rate = 24;
const segmentSeconds = 4;
/** AAC comes in frames of 21 ms and begins with one of silence; without this much less, a tiny segment would follow the last one. */
const tail = 0.05;
const master = {width: 1280, height: 720};

const ladder: (VideoSettings & {codec: string})[] = [
  {height: 240, most: 110, quality: 28, profile: 'main', level: '2.1', codec: 'avc1.4d4015'},
  {height: 360, most: 180, quality: 27, profile: 'main', level: '3.0', codec: 'avc1.4d401e'},
  {height: 540, most: 300, quality: 30, profile: 'high', level: '3.1', codec: 'avc1.64001f'},
  {height: 720, most: 480, quality: 27, profile: 'high', level: '3.1', codec: 'avc1.64001f'},
];

const audioTracks = [
  {language: 'en', name: 'English (bells)', sound: bells, isDefault: true},
  {language: 'fr', name: 'Français (cordes)', sound: strings, isDefault: false},
];
const subtitleTracks = [
  {language: 'en', name: 'English', isDefault: false},
  {language: 'fr', name: 'Français', isDefault: false},
] as const;

const hlsArguments = [
  ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
  ...['-hls_flags', 'independent_segments', '-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_filename', '%02d.m4s'],
  'index.m3u8',
];

/** Bits a second of a folder of segments: over the busiest one, and over all. */
function measure(folder: string): {peak: number; average: number} {
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.m4s'))
    .map((name) => statSync(path.join(folder, name)).size * 8);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return {peak: Math.ceil(Math.max(...sizes) / segmentSeconds), average: Math.ceil(total / daySeconds)};
}

async function encodeVideo(studio: Studio, {scratch}: Workshop, folder: string): Promise<void> {
  const frames = path.join(scratch, 'day.mkv');
  const {width, height} = master;
  await writeFrames(frames, rate, daySeconds * rate, (index) =>
    studio.frame({scene: 'day', width, height, seconds: index / rate, type: 'image/jpeg', quality: 0.98}),
  );
  for (const settings of ladder) {
    const [wide, high] = [Math.round((settings.height * 16) / 9 / 2) * 2, settings.height];
    const badge = path.join(scratch, `${high}.png`);
    writeFileSync(badge, await studio.badge(`${high}p`, wide, high));
    const target = path.join(folder, `video-${high}`);
    mkdirSync(target, {recursive: true});
    const filter = `[0:v]scale=${wide}:${high}:flags=lanczos:out_color_matrix=bt709:out_range=tv[v];[v][1:v]overlay=format=yuv420`;
    ffmpeg(
      ['-i', frames, '-i', badge, '-filter_complex', filter, '-r', String(rate), ...videoArguments(settings, rate)],
      hlsArguments,
      target,
    );
  }
}

function encodeAudio({scratch}: Workshop, folder: string): void {
  for (const {language, sound} of audioTracks) {
    const wave = path.join(scratch, `${language}.wav`);
    writeFileSync(wave, toWave(sound(daySeconds - tail)));
    const target = path.join(folder, `audio-${language}`);
    mkdirSync(target, {recursive: true});
    ffmpeg(['-i', wave, '-c:a', 'aac', '-b:a', '48k'], hlsArguments, target);
  }
}

function writeSubtitles(folder: string, seconds: number, chapter?: number): void {
  for (const {language} of subtitleTracks) {
    writeFileSync(path.join(folder, `subtitles-${language}.vtt`), subtitles(language, chapter));
    writeFileSync(
      path.join(folder, `subtitles-${language}.m3u8`),
      subtitlePlaylist(`subtitles-${language}.vtt`, seconds),
    );
  }
}

/** The master playlist of a folder; `place` turns the name of a track into the address of its playlist. */
function writeMaster(folder: string, measured: string, place: (name: string) => string): void {
  const audio = audioTracks.map(({language, name, isDefault}): Track => ({
    ...{language, name, isDefault},
    uri: place(`audio-${language}`),
  }));
  const loudest = Math.max(...audioTracks.map(({language}) => measure(path.join(measured, `audio-${language}`)).peak));
  const renditions = ladder.map(({height, codec}): Rendition => {
    const {peak, average} = measure(path.join(measured, `video-${height}`));
    return {
      uri: place(`video-${height}`),
      width: Math.round((height * 16) / 9 / 2) * 2,
      height,
      codecs: `${codec},mp4a.40.2`,
      peak: peak + loudest,
      average: average + loudest,
      frameRate: rate,
    };
  });
  const texts = subtitleTracks.map((track): Track => ({...track, uri: `subtitles-${track.language}.m3u8`}));
  writeFileSync(path.join(folder, 'master.m3u8'), masterPlaylist(renditions, audio, texts));
}

/** A chapter as a stream of its own: other playlists over the same segments. */
function writeEpisode(folder: string, chapter: number): void {
  const target = path.join(folder, `episode-${chapter + 1}`);
  mkdirSync(target);
  const count = chapterSeconds / segmentSeconds;
  const names = [
    ...ladder.map(({height}) => `video-${height}`),
    ...audioTracks.map(({language}) => `audio-${language}`),
  ];
  for (const name of names) {
    const playlist = readFileSync(path.join(folder, name, 'index.m3u8'), 'utf8');
    writeFileSync(path.join(target, `${name}.m3u8`), cutPlaylist(playlist, `../${name}/`, chapter * count, count));
  }
  writeSubtitles(target, chapterSeconds, chapter);
  writeMaster(target, folder, (name) => `${name}.m3u8`);
}

async function writeThumbnails(studio: Studio, {scratch}: Workshop, folder: string): Promise<void> {
  const sprite = {file: 'thumbnails.jpg', width: 160, height: 90, columns: 8, every: 2, count: daySeconds / 2};
  const frames = path.join(scratch, 'thumbnails.mkv');
  await writeFrames(frames, 1, sprite.count, (index) =>
    studio.frame({
      ...{
        scene: `still-${(index * sprite.every + 1) / daySeconds}`,
        width: sprite.width * 2,
        height: sprite.height * 2,
      },
      ...{seconds: 0, type: 'image/jpeg', quality: 0.98},
    }),
  );
  const filter = `scale=${sprite.width}:${sprite.height}:flags=lanczos,tile=${sprite.columns}x${sprite.count / sprite.columns}`;
  ffmpeg(['-i', frames, '-vf', filter, '-frames:v', '1', '-q:v', '4'], [path.join(folder, sprite.file)]);
  writeFileSync(path.join(folder, 'thumbnails.vtt'), thumbnailCues(sprite));
}

export async function makeDay(studio: Studio, workshop: Workshop): Promise<void> {
  const folder = path.join(workshop.output, 'day');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  await writeThumbnails(studio, workshop, folder);
  writeFileSync(path.join(folder, 'chapters.vtt'), chapterCues());
  encodeAudio(workshop, folder);
  await encodeVideo(studio, workshop, folder);
  writeSubtitles(folder, daySeconds);
  writeMaster(folder, folder, (name) => `${name}/index.m3u8`);
  chapters.forEach((_, chapter) => writeEpisode(folder, chapter));
}
