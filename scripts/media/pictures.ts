/** Posters, and the upright clips. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ffmpeg, videoArguments, writeFrames} from './ffmpeg';
import type {Workshop} from './workshop';
import {loopSeconds} from './scenes/loops';
import type {Studio} from './studio';

const rate = 24;

/** File name, scene, seconds into it. */
const posters: [string, string, number][] = [
  ['one-day', 'still-0.6', 0],
  ['dawn', 'still-0.1', 0],
  ['noon', 'still-0.38', 0],
  ['dusk', 'still-0.63', 0],
  ['night', 'still-0.93', 0],
  ['tide', 'waves', 2],
  ['orbits', 'orbits', 2],
  ['contours', 'contours', 1],
  ['chorus', 'chorus', 2],
  ['rain', 'rain', 2],
  ['lanterns', 'lanterns', 2],
];

const upright = {width: 360, height: 640};
const clips = ['lanterns', 'waves'];

export async function makePictures(studio: Studio, {output, scratch}: Workshop): Promise<void> {
  const draw = (scene: string, width: number, height: number, seconds: number, quality = 0.8) =>
    studio.frame({scene, width, height, seconds, type: 'image/webp', quality});
  mkdirSync(path.join(output, 'posters'), {recursive: true});
  for (const [name, scene, seconds] of posters)
    writeFileSync(path.join(output, 'posters', `${name}.webp`), await draw(scene, 640, 360, seconds));
  writeFileSync(path.join(output, 'poster.webp'), await draw('still-0.57', 1280, 720, 0));

  const folder = path.join(output, 'portrait');
  mkdirSync(folder, {recursive: true});
  for (const scene of clips) {
    const {width, height} = upright;
    writeFileSync(path.join(folder, `${scene}.webp`), await draw(scene, width, height, 0));
    const frames = path.join(scratch, `${scene}.mkv`);
    await writeFrames(frames, rate, loopSeconds * rate, (index) =>
      studio.frame({scene, width, height, seconds: index / rate, type: 'image/jpeg', quality: 0.98}),
    );
    const settings = {height, most: 350, quality: 27, profile: 'main', level: '3.0'} as const;
    ffmpeg(
      [
        ...['-i', frames, '-vf', 'scale=out_color_matrix=bt709:out_range=tv', ...videoArguments(settings, rate)],
        ...['-an', '-movflags', '+faststart'],
      ],
      [path.join(folder, `${scene}.mp4`)],
    );
  }
}
