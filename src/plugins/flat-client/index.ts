/** Pages that weigh the same however many there are; see README.md beside this file. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {separateCache} from '../separateCache';
import {checkSums} from './checkSums';
import {ChunkHashesPlugin} from './chunkHashes';
import {readGenerated} from './generated';
import {createModel} from './model';
import {ModuleListPlugin} from './moduleList';
import {PageChunksPlugin} from './pageChunks';
import {isFlat} from './isFlat';
import {findPackageFile} from './packageFiles';
import {listUnusedParts} from './unusedParts';
import {writeClientConfig} from './clientConfig';
import {writeModules} from './write';
import type {ModelOptions} from './model';

const client = path.join(__dirname, 'client');

/** Modules of core that are replaced, by the request within `lib/client`. */
const replacedInCore: Record<string, string> = {
  './prefetch': 'prefetch.ts',
  './preload': 'preload.ts',
  './docusaurus': 'docusaurus.ts',
  // The site's configuration turns it off.
  './BaseUrlIssueBanner': 'noBanner.ts',
};

/** Generated modules that are replaced, by request. */
const replacedGenerated: Record<string, string> = {
  '@generated/routes': 'routes.js',
  '@generated/registry': 'registry.js',
  '@generated/routesChunkNames': 'routesChunkNames.js',
  '@generated/globalData': 'globalData.js',
  '@generated/docusaurus.config': 'config.js',
};

/** Modules that packages ask for and whose work is done elsewhere or not at all in a production build, by the folder that asks. */
const replacedFor: readonly {request: RegExp; context: RegExp; file: string}[] = [
  // Needs one helper of forty.
  {request: /^tslib$/, context: /[\\/]@docusaurus[\\/]utils-common[\\/]/, file: 'tslib.js'},
  // Checks of props run in development only.
  {request: /^(prop-types|react-is)$/, context: /[\\/]react-router(-dom)?[\\/]/, file: 'checks.js'},
  {request: /^path-to-regexp$/, context: /[\\/]react-router[\\/]/, file: 'pathToRegexp.ts'},
  {request: /^@babel\/runtime\/helpers\/esm\/extends$/, context: /[\\/]node_modules[\\/]/, file: 'extends.ts'},
  {request: /^\.\/setPrototypeOf\.js$/, context: /[\\/]@babel[\\/]runtime[\\/]/, file: 'setPrototypeOf.ts'},
  {request: /^hoist-non-react-statics$/, context: /[\\/]react-router[\\/]/, file: 'hoistStatics.ts'},
];

/**
 * Modules of packages that only some kinds of pages share. A file of its own for each few of them compresses worse than it saves, so
 * only what is large (bytes before minification) gets one.
 */
const sharedPackages = {
  test: /[\\/]node_modules[\\/]/,
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
  minSize: 150_000,
};

/** Modules that sort paths or keys, not words; see plainCompare.cjs. */
const plainlyCompared = [
  '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
  '@docusaurus/theme-common/lib/utils/reactUtils.js',
];

/** Modules whose first update after hydration is no hurry; see inTransition.cjs. */
const updatedLater = [
  '@docusaurus/core/lib/client/browserContext.js',
  '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
  '@docusaurus/theme-common/lib/contexts/colorMode.js',
  '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
];

/** A rule that sends some modules of Docusaurus through a loader of this folder. */
const createRule = (files: readonly string[], loader: string) => ({
  test: files.map((file) => findPackageFile(file)),
  use: path.join(__dirname, loader),
});

function writeFiles(dir: string, files: Readonly<Record<string, string>>): void {
  fs.rmSync(dir, {recursive: true, force: true});
  fs.mkdirSync(dir, {recursive: true});
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), text);
}

export default function flatClient(context: LoadContext, options: ModelOptions): Plugin {
  const {generatedFilesDir, baseUrl} = context;
  const outDir = path.join(generatedFilesDir, 'flat-client');

  return {
    name: 'flat-client',
    getClientModules: () => (isFlat() ? ['belowFold.css', 'belowFold.ts'].map((file) => path.join(client, file)) : []),
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || !isFlat()) return {};
      checkSums();
      const generated = readGenerated(generatedFilesDir);
      const model = createModel(generated, baseUrl, options);
      const usesHashRouter = context.siteConfig.future.experimental_router === 'hash';
      const inCore: Record<string, string | undefined> = {
        ...replacedInCore,
        ...(!usesHashRouter && {'react-router-dom': 'router.ts'}),
      };
      const unusedParts = listUnusedParts(context.siteConfig.themeConfig);
      const addSection = path.join(client, 'addSection.ts').replaceAll('\\', '/');
      writeFiles(outDir, {
        ...writeModules(model, generated.chunkNames, addSection),
        'config.js': writeClientConfig(context.siteConfig),
      });

      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const coreClient = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');
      const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib');
      // Its map of all chunks would be in the runtime; client/docusaurus.ts asks for files by the chunks' ids, which are their names.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      separateCache(config, 'flat', __dirname);
      return {
        entry: path.join(client, 'entry.ts'),
        module: {
          rules: [
            createRule(plainlyCompared, 'plainCompare.cjs'),
            createRule(updatedLater, 'inTransition.cjs'),
            // `resource`, as core takes the `include` of a rule with this `test` for a folder of pages.
            {resource: /\.mdx?$/, enforce: 'post', use: path.join(__dirname, 'slimPage.cjs')},
            // What a page brings is short: as an object it is shorter than as a text to parse.
            {resource: /[\\/]site-[\w-]+\.json$/, type: 'json', generator: {JSONParse: false}},
          ],
        },
        // Every file begins with them.
        output: {globalObject: 'self', chunkLoadingGlobal: 'docsChunks'},
        optimization: {chunkIds: 'named', splitChunks: {cacheGroups: {defaultVendors: sharedPackages}}},
        plugins: [
          new NormalModuleReplacementPlugin(/^(\.\/\w+|react-router-dom)$/, (resource) => {
            const file = inCore[resource.request];
            if (file && path.normalize(resource.context) === coreClient) resource.request = path.join(client, file);
          }),
          new NormalModuleReplacementPlugin(/^@generated\/[^/]+$/, (resource) => {
            const file = replacedGenerated[resource.request];
            if (file) resource.request = path.join(outDir, file);
          }),
          ...replacedFor.map(
            ({request, context: asking, file}) =>
              new NormalModuleReplacementPlugin(request, (resource) => {
                if (asking.test(resource.context)) resource.request = path.join(client, file);
              }),
          ),
          new NormalModuleReplacementPlugin(/^@theme\//, (resource) => {
            if (unusedParts.has(resource.request)) resource.request = path.join(client, 'noPart.ts');
          }),
          new NormalModuleReplacementPlugin(/^@generated\/flat-client\/routes$/, (resource) => {
            resource.request = path.join(outDir, 'routes.js');
          }),
          new ChunkHashesPlugin(model) as {apply: (compiler: Compiler) => void},
          new PageChunksPlugin(model, path.join(generatedFilesDir, 'client-manifest.json')),
          ...(process.env.MODULE_LIST ? [new ModuleListPlugin(path.resolve(process.env.MODULE_LIST))] : []),
        ],
        resolve: {
          alias: {
            'react-helmet-async$': path.join(client, 'head/index.ts'),
            // Without the sign for an exact name, as core's own alias has none either.
            '@mdx-js/react': path.join(client, 'mdx.ts'),
            'react-loadable$': path.join(client, 'loadable.tsx'),
            // Samples are highlighted at build time (plugins/highlight), so no page needs Prism and its grammars.
            [path.join(theme, 'prism-include-languages.js')]: path.join(client, 'empty.ts'),
            [path.join(theme, 'nprogress.js')]: path.join(client, 'progress.ts'),
          },
        },
      };
    },
  };
}
