import fs from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import type {BuildResult, Plugin as EsbuildPlugin} from 'esbuild';
import {createArchive} from './archive';
import {createPage, findScript} from './page';
import {createPlaygroundPage, playgroundEntries, playgroundFolder} from './playground';
import type {Demo} from './readDemos';

export interface BundleOptions {
  siteDir: string;
  baseUrl: string;
  /** License of the SDK; without it the demos run on the preview engine, and nothing of the SDK is in the output. */
  license: string | undefined;
  minify: boolean;
  /** Gets the paths of the files that the scripts are made of. */
  onBundledFiles?: (files: string[]) => void;
}

/** A file of the output, by its path below the site's root. */
export type OutputFiles = Map<string, Uint8Array | string>;

const assetsFolder = 'assets/demos';

/** Where the imports of a demo lead: the player is the preview engine or the SDK, the React kit our stand-in for it. */
function resolveEngine({siteDir, license}: BundleOptions): EsbuildPlugin {
  const at = (file: string) => path.join(siteDir, file);
  const engine = license
    ? require.resolve('theoplayer/chromeless').replace(/\.js$/, '.esm.js')
    : at('src/demos/engine/index.ts');
  return {
    name: 'demo-engine',
    setup({onResolve}) {
      onResolve({filter: /^theoplayer\/chromeless$/}, () => ({path: at('src/demos/frame/players.ts')}));
      onResolve({filter: /^demo-engine$/}, () => ({path: engine}));
      onResolve({filter: /^@theoplayer\/react-ui$/}, () => ({path: at('demos/react/react-ui.tsx')}));
    },
  };
}

/** Entry of a demo: what watches over it, then its own script. */
function createEntries(demos: readonly Demo[], siteDir: string): EsbuildPlugin {
  return {
    name: 'demo-entries',
    setup({onResolve, onLoad}) {
      onResolve({filter: /^demo:/}, ({path: name}) => ({path: name.slice('demo:'.length), namespace: 'demo'}));
      onLoad({filter: /.*/, namespace: 'demo'}, ({path: name}) => {
        const demo = demos.find((candidate) => candidate.name === name);
        if (!demo) throw new Error(`No demo ${name}.`);
        const modules = [path.join(siteDir, 'src/demos/frame/runtime.ts'), path.join(demo.dir, findScript(demo).file)];
        return {contents: modules.map((file) => `import ${JSON.stringify(file)};`).join('\n'), resolveDir: demo.dir};
      });
    },
  };
}

type Result = BuildResult<{write: false; metafile: true}>;

async function runEsbuild(
  entryPoints: readonly {in: string; out: string}[],
  demos: readonly Demo[],
  options: BundleOptions,
): Promise<Result> {
  const kit = JSON.parse(
    await fs.readFile(
      path.join(path.dirname(require.resolve('@theoplayer/web-ui/package.json')), 'package.json'),
      'utf8',
    ),
  ) as {version: string};
  return build({
    absWorkingDir: options.siteDir,
    entryPoints: [...entryPoints],
    outdir: path.join(options.siteDir, 'out'),
    bundle: true,
    splitting: true,
    format: 'esm',
    // The oldest browsers of package.json's browserslist.
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: options.minify,
    legalComments: 'inline',
    jsx: 'automatic',
    conditions: ['browser', 'import', 'default'],
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    define: {
      'process.env.NODE_ENV': options.minify ? '"production"' : '"development"',
      DEMO_ENGINE: options.license ? '"sdk"' : '"preview"',
      DEMO_KIT: JSON.stringify(kit.version),
      DEMO_LICENSE: JSON.stringify(options.license ?? ''),
    },
    plugins: [resolveEngine(options), createEntries(demos, options.siteDir)],
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
}

/**
 * Bundles the demos: scripts with hashed names that share one chunk for kit, engine and hls.js, and each demo's page, style sheets
 * and source archive; and the frame of the playground.
 * @throws Error with file, line and message of what does not compile.
 */
export async function bundleDemos(demos: readonly Demo[], options: BundleOptions): Promise<OutputFiles> {
  const output: OutputFiles = new Map();
  if (!demos.length) {
    options.onBundledFiles?.([]);
    return output;
  }
  const entries = demos.map(({name}) => ({in: `demo:${name}`, out: name.replaceAll('/', '-')}));
  const playground = Object.entries(playgroundEntries(options.siteDir)).map(([out, file]) => ({in: file, out}));
  let results: Result[];
  try {
    // Apart: with the playground's entries esbuild would move the demos' runtime to a chunk that runs after the kit.
    results = await Promise.all([entries, playground].map((list) => runEsbuild(list, demos, options)));
  } catch (error) {
    const {errors = []} = error as {errors?: {text: string; location: {file: string; line: number} | null}[]};
    if (!errors.length) throw error;
    const list = errors.map(({text, location}) => `${location ? `${location.file}:${location.line}: ` : ''}${text}`);
    throw new Error(`A demo does not compile:\n${list.join('\n')}\nCorrect the file; npm start shows the result.`);
  }
  const outputs = results.flatMap(({metafile}) => Object.values(metafile.outputs));
  const inputs = outputs.flatMap((file) => Object.entries(file.inputs));
  const used = inputs.filter(([, {bytesInOutput}]) => bytesInOutput > 0).map(([file]) => file);
  options.onBundledFiles?.([...new Set(used)].sort());
  const names = new Map<string, string>();
  for (const file of results.flatMap(({outputFiles}) => outputFiles)) {
    const name = path.basename(file.path);
    output.set(`${assetsFolder}/${name}`, file.contents);
    names.set(name.replace(/-[^-]+\.js$/, ''), name);
  }
  const toAddress = (entry: string) => `${options.baseUrl}${assetsFolder}/${names.get(entry)}`;
  output.set(`${playgroundFolder}/index.html`, createPlaygroundPage(toAddress, options));
  for (const demo of demos) {
    const script = toAddress(demo.name.replaceAll('/', '-'));
    const folder = `demos/${demo.name}`;
    output.set(`${folder}/index.html`, createPage(demo, script, options));
    for (const {name, text, language} of demo.files) {
      if (language === 'css') output.set(`${folder}/${name}`, `${text}\n`);
    }
    output.set(`${folder}/source.zip`, createArchive(demo));
  }
  return output;
}
