import {SourceMap, type SourceMapPayload} from 'node:module';
import path from 'node:path';
import {build, type BuildFailure, type Plugin} from 'esbuild';
import {maskPlaceholders, findMaskedNames} from '../placeholders';
import {findFile, type Project, type ProjectFile, type Run} from './projects';
import {readShapes, type Shapes} from './typeShapes';

/** A script for the browser, and the way back to the pages. */
export interface Bundle {
  code: string;
  /** The place of a page that a place of the script (both from 1) comes from. */
  locate: (line: number, column: number) => {page: string; line: number} | undefined;
}

/** A sample that cannot be bundled. */
export class BundleError extends Error {
  constructor(
    message: string,
    readonly page: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const browserFolder = path.join(__dirname, 'browser');

/** Addresses that all samples import the SDK by, whatever they call it. */
export const sdkAddress = '/samples/theoplayer.js';

const isSdk = (specifier: string): boolean =>
  /^theoplayer(\/(chromeless|THEOplayer(\.chromeless)?(\.esm)?(\.js)?))?$|(^|\/)THEOplayer(\.chromeless|\.common)?(\.esm)?\.js$/.test(
    specifier,
  );

/** What each sample's page gets before the sample. */
export interface Harness {
  /** The script that runs first. */
  script: string;
  /** Values that the SDK exports. */
  sdkNames: string[];
}

/** @throws Error when the typings cannot be read. */
export async function bundleHarness(root: string): Promise<Harness> {
  const cast = (side: string): Shapes =>
    readShapes('export const _cast = cast;\nexport const _chrome = chrome;', root, [`chromecast-caf-${side}`]);
  const receiver = readShapes('export const _cast = cast;', root, ['chromecast-caf-receiver']);
  const sdk = readShapes("export * from 'theoplayer';", root);
  const shapes = {sdk, sender: cast('sender'), receiver};
  const {outputFiles} = await build({
    entryPoints: [path.join(browserFolder, 'harness.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    plugins: [
      {
        name: 'sample-shapes',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^sample-shapes$/}, ({path: name}) => ({path: name, namespace: 'shapes'}));
          onLoad({filter: /.*/, namespace: 'shapes'}, () => ({contents: JSON.stringify(shapes), loader: 'json'}));
        },
      },
    ],
  });
  return {script: outputFiles[0]?.text ?? '', sdkNames: Object.keys(sdk.roots)};
}

/** The SDK as a module: the names that the harness has. */
export function createSdkModule(names: readonly string[]): string {
  return [
    'const {sdk} = window.samples;',
    ...names.map((name) => `export const ${name} = sdk.${name};`),
    'export default sdk;',
  ].join('\n');
}

/**
 * Bundles the file that a page loads, with the files of its project that it imports.
 * @throws BundleError at the page's line: an import that the page does not have, or a syntax error.
 */
export async function bundleRun({project, entry}: Run, root: string): Promise<Bundle> {
  try {
    const {outputFiles} = await build({
      entryPoints: ['sample-entry'],
      bundle: true,
      write: false,
      outdir: '/samples',
      format: 'esm',
      target: 'es2022',
      // Angular's decorators are the older kind.
      tsconfigRaw: {compilerOptions: {experimentalDecorators: true, jsx: 'react-jsx'}},
      sourcemap: 'external',
      logLevel: 'silent',
      define: {'process.env.NODE_ENV': '"development"'},
      plugins: [resolveSamples(project, entry, root)],
    });
    const code = outputFiles.find(({path: name}) => name.endsWith('.js'))?.text ?? '';
    const map = new SourceMap(
      JSON.parse(outputFiles.find(({path: name}) => name.endsWith('.js.map'))?.text ?? '{}') as SourceMapPayload,
    );
    return {
      code,
      locate: (line, column) => {
        const found = map.findEntry(line - 1, column - 1);
        const page = 'originalSource' in found ? /sample:(.*)#/.exec(found.originalSource)?.[1] : undefined;
        return page === undefined || !('originalLine' in found) ? undefined : {page, line: found.originalLine + 1};
      },
    };
  } catch (error) {
    const [first] = (error as BuildFailure).errors ?? [];
    if (!first) throw error;
    throw new BundleError(first.text, project.page, first.location?.line ?? entry.line);
  }
}

function resolveSamples(project: Project, entry: ProjectFile, root: string): Plugin {
  const name = (file: ProjectFile): string => `${project.page}#${project.files.indexOf(file)}`;
  const find = (id: string): ProjectFile | undefined => project.files[Number(id.split('#')[1])];
  return {
    name: 'samples',
    setup({onResolve, onLoad}) {
      onResolve({filter: /.*/}, ({path: specifier, importer, namespace, kind}) => {
        if (kind === 'entry-point') return {path: name(entry), namespace: 'sample'};
        if (isSdk(specifier)) return {path: sdkAddress, external: true};
        if (specifier === '@theoplayer/react-ui') return {path: path.join(root, 'demos/react/react-ui.tsx')};
        if (namespace !== 'sample') return undefined;
        const from = find(importer);
        const file = from && findFile(project, specifier, from);
        if (file) return {path: name(file), namespace: 'sample'};
        if (specifier.endsWith('.css')) return {path: specifier, namespace: 'style'};
        if (/\.(svg|png|jpe?g|webp|vtt)$/.test(specifier)) return {path: specifier, namespace: 'asset'};
        if (/^[./@~]{1,2}\//.test(specifier))
          return {
            errors: [{text: `No file of this page is "${specifier}". Name it, or import from a file that is here.`}],
          };
        return undefined;
      });
      onLoad({filter: /.*/, namespace: 'style'}, () => ({contents: '', loader: 'js'}));
      onLoad({filter: /.*/, namespace: 'asset'}, ({path: address}) => ({
        contents: `export default ${JSON.stringify(address)};`,
        loader: 'js',
      }));
      onLoad({filter: /.*/, namespace: 'sample'}, ({path: id}) => {
        const file = find(id);
        if (!file) throw new Error(`No file ${id}; this is a fault in scripts/samples/run/bundle.ts.`);
        if (file.language === 'css') return {contents: '', loader: 'js'};
        const language = file.language as 'ts' | 'tsx' | 'js' | 'jsx';
        // Placeholders outside strings are values that the reader has.
        const names = findMaskedNames(file.code).map((one) => `const ${one} = '';`);
        return {
          contents: maskPlaceholders(file.code, language) + `\n${names.join('\n')}`,
          loader: language === 'js' ? 'jsx' : language,
          resolveDir: root,
        };
      });
    },
  };
}
