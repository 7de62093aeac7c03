/**
 * `npm run media`: makes everything in `static/demo-media/`, which is committed as it is. Needs ffmpeg with libx264 and takes
 * about ten minutes, most of it for H.264. `npm run media -- ads` makes only one part: `pictures`, `ads` or `day`.
 */
import {mkdirSync, mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {makeAds} from './ads';
import {makeDay} from './day';
import {openStudio, type Studio} from './studio';
import {makePictures} from './pictures';
import type {Workshop} from './workshop';

const limit = 6_000_000;
const parts: Record<string, (studio: Studio, workshop: Workshop) => Promise<void>> = {
  pictures: makePictures,
  ads: makeAds,
  day: makeDay,
};

function sizeOf(folder: string): number {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

async function main(names: string[]): Promise<void> {
  const unknown = names.find((name) => !parts[name]);
  if (unknown) throw new Error(`There is no part "${unknown}". There are ${Object.keys(parts).join(', ')}.`);
  const output = path.resolve(__dirname, '../../static/demo-media');
  const scratch = mkdtempSync(path.join(tmpdir(), 'media-'));
  const studio = await openStudio();
  try {
    if (names.length === 0) rmSync(output, {recursive: true, force: true});
    mkdirSync(output, {recursive: true});
    for (const [name, make] of Object.entries(parts))
      if (names.length === 0 || names.includes(name)) await make(studio, {output, scratch});
    const size = sizeOf(output);
    console.log(`static/demo-media: ${(size / 1e6).toFixed(2)} MB`);
    if (size > limit)
      throw new Error(`That is more than ${limit / 1e6} MB: lower the bit rates in scripts/media/day.ts.`);
  } finally {
    await studio.close();
    rmSync(scratch, {recursive: true, force: true});
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
