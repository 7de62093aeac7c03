/** Rewrites the links of a page: links, pictures, definitions, `href`, `to` and `src` of elements, and imports. Pure. */
import type {Nodes} from 'mdast';
import {parsePage} from '../lint-docs/parsePage';

interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface Rewritten {
  text: string;
  /** Old addresses and new ones. */
  changes: readonly (readonly [string, string])[];
}

/** The new form of an address, or `undefined` where it stays. */
export type Rewrite = (url: string) => string | undefined;

/** The addresses in a node that are written in the file as they are. */
function getUrls(node: Nodes): string[] {
  switch (node.type) {
    case 'link':
    case 'image':
    case 'definition':
      return [node.url];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        ['href', 'to', 'src'].includes(attribute.name) &&
        typeof attribute.value === 'string'
          ? [attribute.value]
          : [],
      );
    case 'mdxjsEsm':
      return [...node.value.matchAll(/\b(?:from|import)\s+['"]([^'"]+)['"]/g)].flatMap(([, request]) => request ?? []);
    default:
      return [];
  }
}

/**
 * @param file for errors.
 * @throws Error where the page can't be parsed.
 */
export function rewriteLinks(file: string, text: string, rewrite: Rewrite): Rewritten {
  const page = parsePage(file, text);
  const [error] = page.errors;
  if (error) throw new Error(`${file}:${error.line}: ${error.message}. Fix the page first.`);
  const edits = new Map<number, Edit>();
  const visit = (node: Nodes) => {
    for (const url of getUrls(node)) {
      const to = rewrite(url);
      const start = node.position?.start.offset ?? 0;
      const whole = text.slice(start, node.position?.end.offset);
      // A link's address comes after its words; that of an element before what it holds.
      const at = node.type === 'link' || node.type === 'image' ? whole.lastIndexOf(url) : whole.indexOf(url);
      if (to === undefined || to === url || at < 0) continue;
      edits.set(start + at, {start: start + at, end: start + at + url.length, text: to});
    }
    if ('children' in node) node.children.forEach((child) => visit(child as Nodes));
  };
  visit(page.tree);
  const sorted = [...edits.values()].sort((a, b) => b.start - a.start);
  const changed = sorted.reduce((so, {start, end, text: to}) => so.slice(0, start) + to + so.slice(end), text);
  return {text: changed, changes: sorted.map((edit) => [text.slice(edit.start, edit.end), edit.text])};
}
