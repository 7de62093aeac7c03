import type {PageKind, SearchPage} from '../types';

/** Titles of groups of hits, by kind of page. English, as the docs are; the modal shows them as they come. */
export const kindLabels: Readonly<Record<PageKind, string>> = {
  'getting-started': 'Getting started',
  'how-to': 'How-to guides',
  faq: 'FAQ',
  'knowledge-base': 'Knowledge base',
  connector: 'Connectors',
  example: 'Examples',
  changelog: 'Changelog',
  'api-reference': 'API reference',
  guide: 'Guides',
  overview: 'Overview',
};

/** The group that a page is shown under. Products other than the player are named, so that no reader takes one for the other. */
export function getGroup({tag, kind}: Pick<SearchPage, 'tag' | 'kind'>): string {
  const label = kindLabels[kind];
  if (tag.startsWith('docs-open-video-ui-')) return `Open Video UI · ${label}`;
  if (tag.startsWith('docs-contributing-')) return 'Contributing';
  return label;
}
