/** The Docusaurus plugin that changes the browser's bundle; see README.md. */
import fs from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin, ThemeConfig} from '@docusaurus/types';
import type {Compiler, Configuration} from 'webpack';
import {createDevServerConfig, devServerModules} from '../devServer';
import {separateCache} from '../separateCache';
import {ChunkHashesPlugin} from './chunkHashes';
import {writeClientConfig} from './clientConfig';
import {readGenerated} from './generated';
import {checkKnownFiles} from './knownFiles';
import {createModel} from './model';
import type {ModelOptions} from './model';
import {PageChunksPlugin} from './pageChunks';
import {checkTslib, client, noPrism, replacedGenerated, replacements} from './replacements';
import {listUnusedParts} from './unusedParts';
import {writeModules} from './write';

/**
 * Modules of packages that only some kinds of pages share. Many small files compress worse than what they save, so only large groups
 * (bytes before minification) get a file of their own.
 */
const sharedPackages = {
  test: /[\\/]node_modules[\\/]/,
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
  minSize: 150_000,
};

function writeFiles(dir: string, files: Readonly<Record<string, string>>): void {
  fs.rmSync(dir, {recursive: true, force: true});
  fs.mkdirSync(dir, {recursive: true});
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), text);
}

/**
 * Removes core's plugin that writes a map of all chunks into the runtime. `client/docusaurus.ts` asks for files by the chunks' ids,
 * which are their names.
 * @throws Error if there is no such plugin.
 */
function removeChunkMap(config: Configuration): void {
  const plugins = config.plugins ?? [];
  config.plugins = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (config.plugins.length < plugins.length) return;
  throw new Error(
    'flat-client: the bundler has no plugin ChunkAssetPlugin. Compare lib/webpack/client.js of @docusaurus/core with ' +
      'src/bundler/plugin.ts of docusaurus-flat-client. FLAT=0 builds without it meanwhile.',
  );
}

interface Options extends ModelOptions {
  enabled: boolean;
  highlightsAtBuild?: boolean;
}

/** Plugins that put the modules of this package, and those that it wrote, in the place of others. */
function createReplacements(
  {instance: {NormalModuleReplacementPlugin}}: CurrentBundler,
  themeConfig: ThemeConfig,
  highlightsAtBuild: boolean,
  outDir: string,
) {
  const unusedParts = listUnusedParts(themeConfig, highlightsAtBuild);
  return [
    ...replacements.concat(highlightsAtBuild ? noPrism : []).map(
      ({request, context, file}) =>
        new NormalModuleReplacementPlugin(request, (resource) => {
          if (context.test(resource.context)) resource.request = path.join(client, file);
        }),
    ),
    new NormalModuleReplacementPlugin(/^@theme\//, (resource) => {
      if (unusedParts.has(resource.request)) resource.request = path.join(client, 'noPart.ts');
    }),
    new NormalModuleReplacementPlugin(/^@generated\//, (resource) => {
      const file = replacedGenerated[resource.request];
      if (file) resource.request = path.join(outDir, file);
    }),
  ];
}

export default function flatClient(
  context: LoadContext,
  {enabled, highlightsAtBuild = false, ...options}: Options,
): Plugin {
  const {generatedFilesDir, baseUrl, siteConfig} = context;
  const outDir = path.join(generatedFilesDir, 'flat-client');
  if (enabled && siteConfig.future.experimental_router === 'hash') {
    throw new Error(
      'flat-client: it has no hash router. Set {enabled: false}, or future.experimental_router to "browser".',
    );
  }

  return {
    name: 'flat-client',
    getThemePath: () => '../theme',
    getTypeScriptThemePath: () => '../theme',
    getClientModules: () => [
      ...devServerModules(),
      ...(enabled ? ['belowFold.css', 'belowFold.ts'].map((file) => path.join(client, file)) : []),
    ],
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer) return {};
      if (!enabled) return createDevServerConfig(config, currentBundler);
      checkKnownFiles();
      checkTslib();
      const generated = readGenerated(generatedFilesDir);
      const model = createModel(generated, baseUrl, options);
      writeFiles(outDir, {
        ...writeModules(model, generated.chunkNames, {
          addShard: path.join(client, 'addShard.ts').replaceAll('\\', '/'),
          addSection: path.join(client, 'shards.ts').replaceAll('\\', '/'),
        }),
        'config.js': writeClientConfig(siteConfig, highlightsAtBuild),
      });
      removeChunkMap(config);
      separateCache(config, 'flat', path.join(__dirname, '..'));

      return {
        entry: path.join(client, 'entry.ts'),
        module: {
          rules: [
            // Page data is short: an object literal is smaller than a string with JSON.parse.
            {resource: /[\\/]site-[\w-]+\.json$/, type: 'json', generator: {JSONParse: false}},
          ],
        },
        // Short, because every file begins with them.
        output: {globalObject: 'self', chunkLoadingGlobal: 'docsChunks'},
        optimization: {chunkIds: 'named', splitChunks: {cacheGroups: {defaultVendors: sharedPackages}}},
        plugins: [
          ...createReplacements(currentBundler, siteConfig.themeConfig, highlightsAtBuild, outDir),
          new ChunkHashesPlugin(model) as {apply: (compiler: Compiler) => void},
          new PageChunksPlugin(model, path.join(generatedFilesDir, 'client-manifest.json')),
        ],
      };
    },
  };
}
