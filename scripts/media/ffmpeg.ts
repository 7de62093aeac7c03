/** Calls ffmpeg. A set number of threads and bit-exact flags: the same frames give the same bytes with the same ffmpeg. */
import {spawn, spawnSync} from 'node:child_process';

const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
const repeatable = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
  '-threads',
  '2',
];

/** Runs ffmpeg; throws with what it said. */
export function ffmpeg(args: string[], output: string[], cwd?: string): void {
  const {status, stderr, error} = spawnSync('ffmpeg', [...quiet, ...args, ...repeatable, ...output], {
    cwd,
    encoding: 'utf8',
  });
  if (error)
    throw new Error(
      `ffmpeg does not start (${error.message}). Install it: apt-get install ffmpeg, brew install ffmpeg.`,
    );
  if (status !== 0) throw new Error(`ffmpeg ${args.join(' ')}\n${stderr}`);
}

/** Writes pictures as they come into a Matroska file, unchanged. */
export async function writeFrames(file: string, rate: number, count: number, draw: (index: number) => Promise<Buffer>) {
  const child = spawn(
    'ffmpeg',
    [...quiet, '-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(rate), '-i', '-', '-c:v', 'copy', file],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`))));
  });
  for (let index = 0; index < count; index++) {
    const picture = await draw(index);
    if (!child.stdin.write(picture)) await new Promise((resolve) => child.stdin.once('drain', resolve));
  }
  child.stdin.end();
  await ended;
}

export interface VideoSettings {
  height: number;
  /** Kilobits a second that it may not exceed. */
  most: number;
  quality: number;
  profile: 'main' | 'high';
  level: string;
}

/** H.264 in 4:2:0 with a keyframe every two seconds, no scene cuts, for players of every kind. */
export function videoArguments({most, quality, profile, level}: VideoSettings, rate: number): string[] {
  return [
    ...['-c:v', 'libx264', '-preset', 'slow', '-pix_fmt', 'yuv420p', '-profile:v', profile, '-level', level],
    ...['-crf', String(quality), '-maxrate', `${most}k`, '-bufsize', `${most * 2}k`, '-g', String(rate * 2)],
    ...['-keyint_min', String(rate * 2), '-sc_threshold', '0', '-aq-mode', '3', '-x264-params', 'threads=2'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ];
}
