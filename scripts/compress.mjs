/**
 * Writes a compressed copy beside each text file of the built site, `.gz` and `.br`, for hosts that send such copies as they are.
 *
 *   npm run compress [-- --dir build]
 */
import {existsSync, readFileSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {parseArgs, promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
const dir = path.resolve(values.dir);
const manifest = path.join(dir, 'headers.json');
if (!existsSync(manifest)) {
  console.error(`No built site in ${dir}. Run "npm run build" first.`);
  process.exit(1);
}
const {compressed} = JSON.parse(readFileSync(manifest, 'utf8'));
const endings = new Set(compressed.map((ending) => `.${ending}`));

/** Below this, headers outweigh what is saved. */
const leastBytes = 256;
const brotliQuality = 9;

const formats = {
  gz: (content) => promisify(gzip)(content, {level: 9}),
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
};

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < leastBytes) return [content.length, content.length, content.length];
  const sizes = [content.length];
  for (const [ending, compress] of Object.entries(formats)) {
    const result = await compress(content);
    await writeFile(`${file}.${ending}`, result);
    sizes.push(result.length);
  }
  return sizes;
}

const started = performance.now();
const entries = await readdir(dir, {recursive: true, withFileTypes: true});
const files = entries
  .filter((entry) => entry.isFile() && endings.has(path.extname(entry.name)))
  .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
const sums = [0, 0, 0];
let next = 0;
await Promise.all(
  Array.from({length: availableParallelism() * 2}, async () => {
    while (next < files.length) {
      const sizes = await compressFile(files[next++]);
      sizes.forEach((size, index) => (sums[index] += size));
    }
  }),
);
const [plain, gz, br] = sums.map((size) => (size / 2 ** 20).toFixed(1));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Compressed ${files.length} files in ${seconds} s: ${plain} MiB, as .gz ${gz} MiB, as .br ${br} MiB.`);
