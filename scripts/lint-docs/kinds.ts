import type {PageKind} from './types';

/** First match wins. */
const kinds: readonly [RegExp, PageKind][] = [
  [/^contributing\//, 'contributing'],
  [/(^|\/)changelog(\/|\.mdx)/, 'changelog'],
  [/(^|\/)(how-to-guides|faq|knowledge-base|connectors|examples)\/index\.mdx$/, 'landing'],
  [/(^|\/)faq\//, 'faq'],
  [/(^|\/)knowledge-base\//, 'knowledge-base'],
  [/(^|\/)how-to-guides\/drm\/(?!introduction|how-to-|multikey)/, 'drm-vendor'],
  [/(^|\/)how-to-guides\//, 'how-to'],
  [/(^|\/)connectors\//, 'connector'],
  [/(^|\/)api-reference\//, 'api-reference'],
  [/(^|\/)examples\//, 'example'],
  [/(^|\/)getting-started(\/|\.mdx)/, 'getting-started'],
  [/(^|\/)index\.mdx$/, 'landing'],
];

/** The kind of a page, from its path from the repository root. */
export function getKind(file: string): PageKind {
  return kinds.find(([pattern]) => pattern.test(file))?.[1] ?? 'other';
}
