import type {PageKind, SearchPage} from '../types';

/** Titles of result groups, by kind of page. In English, like the docs; the modal shows them unchanged. */
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

/** The group of a page. Products other than the player are named, so that readers can tell them apart. */
export function getGroup({tag, kind}: Pick<SearchPage, 'tag' | 'kind'>): string {
  const label = kindLabels[kind];
  if (tag.startsWith('docs-open-video-ui-')) return `Open Video UI · ${label}`;
  if (tag.startsWith('docs-contributing-')) return 'Contributing';
  return label;
}
