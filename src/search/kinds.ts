/** The kinds of this site's pages: one of the filters of the results page, and the groups of the modal. */
import {brand} from '../brand';

export type PageKind =
  | 'getting-started'
  | 'how-to'
  | 'faq'
  | 'knowledge-base'
  | 'connector'
  | 'example'
  | 'changelog'
  | 'api-reference'
  | 'guide'
  | 'overview';

const kindsByFolder = new Map<string, PageKind>(
  Object.entries({
    'getting-started': 'getting-started',
    'how-to-guides': 'how-to',
    faq: 'faq',
    'knowledge-base': 'knowledge-base',
    connectors: 'connector',
    examples: 'example',
    changelog: 'changelog',
    'api-reference': 'api-reference',
    guides: 'guide',
  } as const),
);

/** The kind of the page at a path, from the deepest folder that names a kind. */
export function getKind(path: string): PageKind {
  const parts = path.split('/').filter(Boolean);
  if (parts[0] === 'connectors') return parts.at(-1) === 'changelog' ? 'changelog' : 'connector';
  const named = parts.map((part) => kindsByFolder.get(part)).filter((kind) => kind !== undefined);
  if (kindsByFolder.has(parts[0] ?? '')) return parts.at(-1) === 'changelog' ? 'changelog' : (named[0] as PageKind);
  return named.at(-1) ?? (parts.length < 2 ? 'overview' : 'guide');
}

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
export function getGroup({tag, kind}: {tag: string; kind: string}): string {
  const label = kindLabels[kind as PageKind] ?? kind;
  if (tag.startsWith('docs-open-video-ui-')) return `${brand.uiKitLabel} · ${label}`;
  if (tag.startsWith('docs-contributing-')) return 'Contributing';
  return label;
}
