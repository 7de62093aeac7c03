import type {Nodes, Parent, Root, RootContent} from 'mdast';

/** Lines of a page between empty ones. */
interface Block {
  text: string;
  /** The first line of a page is 1. */
  start: number;
  end: number;
}

/** Parsed blocks by their text, as if each stood on line 1. */
export type KnownBlocks = Map<string, Nodes>;

interface KnownParts {
  /** The page, with as many lines as before. */
  markdown: string;
  /** Parsed blocks by what stands for them, and the line where each starts. */
  known: Map<string, {node: Nodes; start: number}>;
  /** Blocks that were not seen before, by their first line. */
  unknown: Map<number, Block>;
}

/** Versions of a page follow each other; more than a few pages need not be remembered. */
const mostBlocks = 1000;

/** A character for private use, which no page has. */
const mark = '\u{F8D0}';

const heading = /^#{1,6} .*$/;
const tableLine = /^\|/;
const listItem = /^\s*(?:[*+-]|\d+[.)])(?:\s|$)/;
const listLine = /^(?:[*+-]|\d+[.)]) \S|^ +\S/;
const fence = /^\s*(?:`{3}|~{3})/;
/** What begins something else than text, or may. */
const textLine = /^(?![#>{<|~:=+-]|\d+[.)]|`{3}|\*\s|(?:[*_]\s*){3,}$|import\b|export\b)\S/;
/** A definition changes what brackets mean in a whole page. */
const definition = /^\s*\[[^\]]+\]:/m;

/** Blocks that give the same nodes wherever they stand between empty lines, and nothing but these nodes. */
const plainNodes = new Set([
  ...['paragraph', 'heading', 'table', 'tableRow', 'tableCell', 'list', 'listItem'],
  ...['text', 'inlineCode', 'link', 'strong', 'emphasis', 'delete', 'break', 'image'],
]);

function splitIntoBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let start = 0; start < lines.length; start++) {
    if (!lines[start]?.trim()) continue;
    let end = start + 1;
    while (lines[end]?.trim()) end++;
    blocks.push({text: lines.slice(start, end).join('\n'), start: start + 1, end});
    start = end;
  }
  return blocks;
}

/** Whether no list reaches from this block to the next one, or the other way round. */
function isOutsideLists(block: Block | undefined): boolean {
  return !block || block.text.split('\n').every((line) => !/^\s/.test(line) && !listItem.test(line));
}

function isPlain({text}: Block, previous: Block | undefined, next: Block | undefined): boolean {
  const lines = text.split('\n');
  if (lines.every((line) => textLine.test(line)) || lines.every((line) => tableLine.test(line))) return true;
  if (heading.test(text)) return true;
  return (
    listItem.test(text) &&
    lines.every((line) => listLine.test(line) && !fence.test(line)) &&
    isOutsideLists(previous) &&
    isOutsideLists(next)
  );
}

/** Puts a line of text in the place of each block that is known. */
export function takeOutKnown(markdown: string, blocks: KnownBlocks): KnownParts {
  const known: KnownParts['known'] = new Map();
  const unknown: KnownParts['unknown'] = new Map();
  if (markdown.includes(mark) || definition.test(markdown)) return {markdown, known, unknown};
  const lines = markdown.split('\n');
  splitIntoBlocks(lines).forEach((block, index, all) => {
    if (!isPlain(block, all[index - 1], all[index + 1])) return;
    const node = blocks.get(block.text);
    if (!node) {
      unknown.set(block.start, block);
      return;
    }
    const standIn = `${mark}${index}`;
    known.set(standIn, {node, start: block.start});
    lines.fill('', block.start - 1, block.end);
    lines[block.start - 1] = standIn;
  });
  return {markdown: lines.join('\n'), known, unknown};
}

/** A copy whose place is so many lines further down. */
function copyTo<T extends Nodes>(node: T, down: number): T {
  const copy = {...node};
  if (node.position) {
    const {start, end} = node.position;
    copy.position = {start: {...start, line: start.line + down}, end: {...end, line: end.line + down}};
  }
  if ('children' in copy) (copy as Parent).children = (node as Parent).children.map((child) => copyTo(child, down));
  return copy;
}

const isPlainNode = (node: Nodes): boolean =>
  plainNodes.has(node.type) && (!('children' in node) || node.children.every(isPlainNode));

/** Remembers a block of a parsed page, where it is plain. */
function remember(node: Nodes, {unknown}: KnownParts, blocks: KnownBlocks): void {
  const {start, end} = node.position ?? {};
  const block = start?.column === 1 ? unknown.get(start.line) : undefined;
  if (!block || block.end !== end?.line || !isPlainNode(node)) return;
  blocks.set(block.text, copyTo(node, 1 - block.start));
  const [oldest] = blocks.keys();
  if (oldest !== undefined && blocks.size > mostBlocks) blocks.delete(oldest);
}

/** What the paragraph stands for. */
function findKnown(node: Nodes, {known}: KnownParts) {
  if (node.type !== 'paragraph' || node.children.length !== 1) return;
  const [text] = node.children;
  return text?.type === 'text' ? known.get(text.value) : undefined;
}

/**
 * Puts the known blocks back into a page's tree, and remembers the others.
 * @returns false where a line that stands for a block is not a paragraph of its own.
 */
export function putBackKnown(tree: Root, parts: KnownParts, blocks: KnownBlocks): boolean {
  let found = 0;
  const visit = ({children}: Parent) => {
    children.forEach((child, index) => {
      const known = findKnown(child, parts);
      if (known) {
        children[index] = copyTo(known.node, known.start - 1) as RootContent;
        found++;
        return;
      }
      remember(child, parts, blocks);
      if ('children' in child && !plainNodes.has(child.type)) visit(child);
    });
  };
  visit(tree);
  return found === parts.known.size;
}
