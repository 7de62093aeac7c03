/**
 * Writes the site's two fonts, `static/fonts/`, from those of Fontsource: the same outlines with less around them. Run it
 * (`npm run fonts`) after an update of `@fontsource-variable/*`; the result is committed. It needs fontTools 4.38 or newer with
 * Brotli: `apt-get install python3-fonttools python3-brotli`, or `pip install 'fonttools[woff]'`.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const fonts = {
  'sans-variable.woff2': 'geist/files/geist-latin-wght-normal.woff2',
  'mono-variable.woff2': 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

/**
 * The design starts at the regular weight, so thinner ones leave. The end stays where the fonts' own masters are: cut at 700, every
 * outline between would be rounded anew. `src/config/fonts.ts` says the same range.
 */
const weights = 'wght=400:900';

/** Every character that Fontsource's Latin files have, but for the accents that stand apart from their letters. */
const characters = 'U+0-2FF,U+2000-FFFF';

/** Kerning, ligatures such as "ff" and "->", and digits of one width (`font-variant-numeric: tabular-nums`). */
const features = 'kern,liga,tnum';

/** Debian's fontTools belongs to Debian's Python, which need not be the first one in the path. */
const python = process.env.PYTHON ?? 'python3';

function run(tool: string, ...args: string[]): void {
  try {
    execFileSync(python, ['-m', `fontTools.${tool}`, ...args], {stdio: ['ignore', 'ignore', 'pipe']});
  } catch (error) {
    throw new Error(
      `fontTools.${tool} failed under ${python}. Is fontTools there, with Brotli (see scripts/fonts/build.ts)? ` +
        `Another Python can be named in PYTHON.\n${(error as Error).message}`,
    );
  }
}

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
for (const [name, source] of Object.entries(fonts)) {
  const from = path.resolve('node_modules/@fontsource-variable', source);
  const ranged = path.join(scratch, 'ranged.ttf');
  const target = path.resolve('static/fonts', name);
  // Optimizing may move points by half a unit, for 50 bytes. Without the date of the day the same input gives the same file.
  run('varLib.instancer', from, weights, '--no-optimize', '--no-recalc-timestamp', '-o', ranged);
  run(
    'subset',
    ranged,
    `--unicodes=${characters}`,
    `--layout-features=${features}`,
    '--no-hinting',
    '--flavor=woff2',
    `--output-file=${target}`,
  );
  console.log(`${name}: ${fs.statSync(from).size} → ${fs.statSync(target).size} bytes`);
}
fs.rmSync(scratch, {recursive: true});
