import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useActivePlugin, useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {createLazyBackend} from 'docusaurus-local-search/client';
import type {SearchBackend, SearchManifest} from 'docusaurus-local-search/client';
import type {HostedOptions} from 'docusaurus-local-search/hosted';
import {useLastPlatform} from '../hooks/lastPlatform';

/** Configuration of the hosted account, if any (`customFields.hostedSearch`). */
export type HostedSettings = HostedOptions;

export interface Search {
  backend: SearchBackend;
  hosted: HostedSettings | undefined;
  /** Where unanswered queries are sent, if anywhere (`customFields.searchInsightsUrl`). */
  insightsUrl: string | undefined;
  language: string;
  /** Facet values of the reader's location; the current docs come first. */
  tags: readonly string[];
  primaryTag: string;
  /** The reader's last platform in these docs. */
  platform: string;
}

/** Without the plugin the site still runs, but its searches fail. */
const noIndex: SearchManifest = {format: 0, shards: {}};

const contributing = 'docs-contributing-';

let backend: SearchBackend | undefined;

async function loadHosted(settings: HostedSettings): Promise<SearchBackend> {
  const [{createHostedBackend}, {getGroup, getKind}] = await Promise.all([
    import('docusaurus-local-search/hosted'),
    import('./kinds'),
  ]);
  return createHostedBackend(settings, {getGroup, getKind});
}

async function loadEmbedded(manifest: SearchManifest): Promise<SearchBackend> {
  const {createLocalBackend} = await import('docusaurus-local-search/embedded');
  return createLocalBackend(manifest);
}

/** Either back end, with the names of the API reference: a hosted crawler has no record of each member. */
async function load(hosted: HostedSettings | undefined, manifest: SearchManifest): Promise<SearchBackend> {
  const [inner, {withSymbols}] = await Promise.all([
    hosted ? loadHosted(hosted) : loadEmbedded(manifest),
    import('docusaurus-local-search/symbols'),
  ]);
  return withSymbols(inner, async () => (await import('@generated/reference-pages/default/symbols.json')).default);
}

/** One back end per visit, shared by all search components; no page loads it in advance. */
function getBackend(hosted: HostedSettings | undefined, manifest: SearchManifest): SearchBackend {
  backend ??= createLazyBackend(() => load(hosted, manifest));
  return backend;
}

/**
 * Sorts the tags of contextual search: the current docs first. The contributing guide is included only within the guide
 * itself; elsewhere its pages («FAQ», «How-to guides») would be noise.
 */
export function getReaderTags(tags: readonly string[], activePluginId: string | undefined): string[] {
  const active = `docs-${activePluginId ?? 'default'}-`;
  const wanted = tags.filter((tag) => !tag.startsWith(contributing) || active === contributing);
  return [
    ...wanted.filter((tag) => tag.startsWith(active)),
    ...wanted.filter((tag) => !tag.startsWith(active)),
    'default',
  ];
}

/** The search back end and context for the reader's current page. */
export function useSearch(): Search {
  const {siteConfig, i18n} = useDocusaurusContext();
  const hosted = siteConfig.customFields?.hostedSearch as HostedSettings | undefined;
  const insightsUrl = siteConfig.customFields?.searchInsightsUrl as string | undefined;
  const manifest = (usePluginData('search-index') ?? noIndex) as SearchManifest;
  const contextual = useDocsContextualSearchTags();
  const activePluginId = useActivePlugin()?.pluginId;
  const {lastPlatform} = useLastPlatform(activePluginId === 'open-video-ui' ? 'open-video-ui' : 'default');
  // The array of tags is new on each render, so compare its text.
  const joined = getReaderTags(contextual, activePluginId).join(' ');
  return useMemo(() => {
    const tags = joined.split(' ');
    return {
      backend: getBackend(hosted, manifest),
      hosted,
      insightsUrl,
      language: i18n.currentLocale,
      tags,
      primaryTag: tags[0] ?? 'default',
      platform: lastPlatform,
    };
  }, [hosted, insightsUrl, manifest, i18n.currentLocale, joined, lastPlatform]);
}
