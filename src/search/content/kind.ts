import type {PageKind} from '../types';

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
