/** `--modules`: the modules that a page's scripts consist of. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {transform} from 'esbuild';
import {brand} from '../../src/brand';
import {getGzipSize} from './gzip';
import {pageKinds} from '../../src/health/pageKinds';
import {getModulePath, getPackage, sumByPackage} from './packages';
import {getPageFiles} from '../../src/health/pageFiles';
import {showProgress} from './progress';
import {watchBuild} from './watchedBuild';
import type {ListedModule} from './moduleList';
import type {PackageSum, WeighedModule} from './packages';

export interface ModuleFigures {
  /** Heaviest first. */
  modules: WeighedModule[];
  packages: PackageSum[];
  /** Gzip bytes of the scripts that pages of every kind load, as they are sent. */
  sent: number;
  kindCount: number;
}

/** @throws Error where the list has no module of a chunk that pages load, or a module is no JavaScript. */
async function weigh({name, source}: ListedModule): Promise<number> {
  const {code} = await transform(source, {
    minify: true,
    loader: getModulePath(name).endsWith('.json') ? 'json' : 'js',
    define: {'process.env.NODE_ENV': '"production"'},
    legalComments: 'none',
    logLevel: 'silent',
  });
  return getGzipSize(code);
}

async function listModules(): Promise<ListedModule[]> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-modules-'));
  try {
    const file = path.join(dir, 'modules.json');
    await showProgress('build, with a list of modules', () => watchBuild('.', {FLAT: '1', MODULE_LIST: file}));
    return JSON.parse(fs.readFileSync(file, 'utf8')) as ListedModule[];
  } finally {
    fs.rmSync(dir, {recursive: true, force: true});
  }
}

/** The kinds of pages that load each file. */
function getKindsByFile(): Map<string, {chunk: string; kinds: string[]}> {
  const files = new Map<string, {chunk: string; kinds: string[]}>();
  for (const [kind, address] of Object.entries(pageKinds)) {
    const html = fs.readFileSync(path.join('build', address.slice(brand.baseUrl.length), 'index.html'), 'utf8');
    for (const {file, chunk} of getPageFiles(html)) {
      const entry = files.get(file) ?? {chunk, kinds: []};
      entry.kinds.push(kind);
      files.set(file, entry);
    }
  }
  return files;
}

/**
 * Builds the site and measures the modules of the scripts that the HTML of a page of each kind references, without the
 * pages' texts.
 * Each module is minified and compressed separately, before tree shaking, so its size is larger than its share of the
 * served file.
 * @throws Error if the build fails or a page of a kind is missing.
 */
export async function measureModules(): Promise<ModuleFigures> {
  const listed = await listModules();
  const files = getKindsByFile();
  const kindCount = Object.keys(pageKinds).length;
  const kindsByChunk = new Map([...files.values()].map(({chunk, kinds}) => [chunk, kinds]));
  const modules: WeighedModule[] = [];
  await showProgress('modules, minified and compressed', async () => {
    for (const module of listed) {
      const kinds = [...new Set(module.chunks.flatMap((chunk) => kindsByChunk.get(chunk) ?? []))];
      if (!kinds.length) continue;
      const {name} = module;
      modules.push({name: getModulePath(name), package: getPackage(name), gzipBytes: await weigh(module), kinds});
    }
  });
  modules.sort((a, b) => b.gzipBytes - a.gzipBytes);
  const sent = [...files]
    .filter(([, {kinds}]) => kinds.length === kindCount)
    .reduce((sum, [file]) => sum + getGzipSize(fs.readFileSync(path.join('build', file))), 0);
  return {modules, packages: sumByPackage(modules, kindCount), sent, kindCount};
}
