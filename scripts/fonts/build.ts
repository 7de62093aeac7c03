/**
 * Writes the site's fonts from those of Fontsource: the same outlines with less around them. Run it
 * (`npm run fonts`) after an update of `@fontsource-variable/*`; the result is committed. It needs fontTools 4.38 or newer with
 * Brotli: `apt-get install python3-fonttools python3-brotli`, or `pip install 'fonttools[woff]'`.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {accentedLetters} from '../../src/config/fonts';

/** What English text has, with its quotes, dashes and arrows. Few pages need more, and only those load the accented letters. */
const textCharacters =
  'U+20-7E,U+A0,U+A9,U+AB,U+AE,U+B0,U+B1,U+B7,U+BB,U+BD,U+D7,U+2010-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2318,U+2713';
/** Code is ASCII; comments, outputs and trees of folders have the rest. Another letter is shown in the fall-back font. */
const codeCharacters = 'U+20-7E,U+A0,U+B0,U+B7,U+D7,U+2010-2027,U+2190-2193,U+2212,U+2318,U+2500-257F,U+2713';

const sans = 'geist/files/geist-latin-wght-normal.woff2';
const mono = 'geist-mono/files/geist-mono-latin-wght-normal.woff2';
/** The design's weights of text, from the regular one on. */
const textWeights = 'wght=400:700';

/** By the file that is written: what it is made of. Code has two weights: two files are as large as one with all between. */
const fonts = {
  'static/fonts/sans-variable.woff2': {source: sans, characters: textCharacters, weights: textWeights},
  'static/fonts/sans-accents-variable.woff2': {source: sans, characters: accentedLetters, weights: textWeights},
  'static/fonts/mono-semibold.woff2': {source: mono, characters: codeCharacters, weights: 'wght=600'},
  // Stands in the style sheet itself (src/css/fonts.css).
  'src/css/fonts/mono-regular.woff2': {source: mono, characters: codeCharacters, weights: 'wght=400'},
};

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
for (const [name, {source, characters, weights}] of Object.entries(fonts)) {
  const from = path.resolve('node_modules/@fontsource-variable', source);
  const ranged = path.join(scratch, 'ranged.ttf');
  const target = path.resolve(name);
  // Optimizing may move points by half a unit, for 50 bytes. Without the date of the day the same input gives the same file.
  run('varLib.instancer', from, weights, '--no-optimize', '--no-recalc-timestamp', '-o', ranged);
  run(
    'subset',
    ranged,
    `--unicodes=${characters}`,
    `--layout-features=${features}`,
    '--no-hinting',
    // Names and license stand beside the files (LICENSE-Geist.txt).
    '--name-IDs=',
    '--flavor=woff2',
    `--output-file=${target}`,
  );
  console.log(`${name}: ${fs.statSync(from).size} → ${fs.statSync(target).size} bytes`);
}
fs.rmSync(scratch, {recursive: true});
