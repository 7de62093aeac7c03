/** The one entry of this package in a site's configuration; see README.md. */
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {isFlat} from './bundler/isFlat';
import {createSsrTemplate} from './bundler/ssrTemplate';
import {validateFlatClientOptions} from './options';
import type {FlatClientOptions} from './options';

export type {FlatClientOptions} from './options';
export type {GetRelatedDocs, RelatedDoc} from './bundler/model';

const docsPlugin = path.join(__dirname, 'docs/index.ts');
const buildPlugin = path.join(__dirname, 'bundler/plugin.ts');

type PluginEntry = NonNullable<Config['plugins']>[number];
type PresetEntry = NonNullable<Config['presets']>[number];
type DocsExtras = Pick<FlatClientOptions, 'markdownSteps' | 'markdownCacheKey'>;

const isNamed = (entry: unknown, names: readonly string[]): boolean =>
  typeof (Array.isArray(entry) ? entry[0] : entry) === 'string' &&
  names.includes(String(Array.isArray(entry) ? entry[0] : entry));

const docsNames = ['@docusaurus/plugin-content-docs', 'content-docs'];
const presetNames = ['@docusaurus/preset-classic', 'classic'];

/** Replaces Docusaurus's docs plugin by this package's. */
function replaceDocsPlugin(entry: PluginEntry, extras: DocsExtras): PluginEntry {
  if (!isNamed(entry, docsNames)) return entry;
  const options = Array.isArray(entry) ? (entry[1] as object) : {};
  return [docsPlugin, {...options, ...extras}];
}

/** Separates the classic preset from its docs options, if it has docs. */
function takeDocs(entry: PresetEntry): {preset: PresetEntry; docs?: object} {
  if (!isNamed(entry, presetNames)) return {preset: entry};
  const [name, options = {}] = (Array.isArray(entry) ? entry : [entry]) as [string, {docs?: object | false}?];
  if (options.docs === false) return {preset: entry};
  return {preset: [name, {...options, docs: false}], docs: options.docs ?? {}};
}

/**
 * Adds the flat client to a site. All docs plugin instances, including the classic preset's, are replaced by ones with a sidebar for
 * each page, and production builds send each page only what it needs.
 * @param config of the site.
 * @param options see README.md.
 * @returns the configuration to export.
 * @throws Error for a wrong option, or if the configuration has its own `ssrTemplate`.
 */
export function withFlatClient<C extends Config>(config: C, options: FlatClientOptions = {}): C {
  validateFlatClientOptions(options);
  const {enabled = isFlat(), markdownSteps, markdownCacheKey, ...buildOptions} = options;
  if (enabled && config.ssrTemplate) {
    throw new Error(
      'withFlatClient: the configuration has an "ssrTemplate", which the flat client needs for its own. ' +
        'Remove one of the two, or turn the flat client off by {enabled: false}.',
    );
  }
  const extras = {...(markdownSteps && {markdownSteps}), ...(markdownCacheKey && {markdownCacheKey})};
  const presets = (config.presets ?? []).map(takeDocs);
  return {
    ...config,
    // The banner mistakes scripts that start late for missing ones.
    ...(enabled && {ssrTemplate: createSsrTemplate(), baseUrlIssueBanner: false}),
    presets: presets.map(({preset}) => preset),
    plugins: [
      ...presets.flatMap(({docs}): PluginEntry[] => (docs ? [[docsPlugin, {...docs, ...extras}]] : [])),
      ...(config.plugins ?? []).map((entry) => replaceDocsPlugin(entry, extras)),
      [buildPlugin, {...buildOptions, enabled}],
    ],
  };
}
