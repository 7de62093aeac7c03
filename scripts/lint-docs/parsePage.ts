import {createSlugger} from '@docusaurus/utils';
import type {Slugger} from '@docusaurus/utils';
import type {Nodes, Parent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parseDocument} from 'yaml';
import {isPartial} from '../../src/frontMatter/schema';
import {memoize} from '../../src/memoize';
import {contentFolders} from '../samples/pages';
import {getKind} from './kinds';
import type {Page, Reference} from './types';

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** What is read from the text alone; pages with the same text share it. */
type Parsed = Pick<Page, 'errors' | 'tree' | 'headings' | 'links' | 'images' | 'prose'> & {
  text: string;
  /** Relative modules that the page imports. */
  specifiers: string[];
};

/** Rules compare a page's front matter with that of hundreds of others, whose text need not be parsed for it. */
const readFrontMatter = memoize((text: string) => text, parseFrontMatter);

/** By text: many pages say the same in several versions. */
const parse = memoize((text: string) => text, parseText);

/**
 * Reads a page for the rules. The text is parsed when a rule first asks for something in it, so that to check one page does not
 * mean to parse all.
 * @param file path from the repository root, with `/`.
 */
export function parsePage(file: string, text: string): Page {
  return {
    file,
    text,
    kind: getKind(file),
    isPartial: isPartial(file),
    contentFolder: contentFolders.find((folder) => file.startsWith(`${folder}/`)) ?? '',
    get frontMatter() {
      return readFrontMatter(text).frontMatter;
    },
    get errors() {
      return parse(text).errors;
    },
    get tree() {
      return parse(text).tree;
    },
    get headings() {
      return parse(text).headings;
    },
    get links() {
      return parse(text).links;
    },
    get images() {
      return parse(text).images;
    },
    get prose() {
      return parse(text).prose;
    },
    get imports() {
      return parse(text).specifiers.map((specifier) => path.posix.join(path.posix.dirname(file), specifier));
    },
  };
}

function parseText(text: string): Parsed {
  const page: Parsed = {
    text,
    errors: [...readFrontMatter(text).errors],
    tree: {type: 'root', children: []},
    headings: [],
    links: [],
    images: [],
    prose: [],
    specifiers: [],
  };
  try {
    page.tree = processor.parse(text) as Root;
  } catch (error) {
    const {
      line = 1,
      column = 1,
      reason,
      message,
    } = error as {line?: number; column?: number; reason?: string; message: string};
    page.errors.push({line, column, message: `MDX: ${explainMdx(reason ?? message)}`});
    return page;
  }
  walk(page.tree, [], page, createSlugger());
  return page;
}

/** The parser's words for the slips that writers make most often say nothing about the slip. */
function explainYaml(message: string): string {
  const short = message.split(' at line')[0] ?? message;
  return /Nested mappings|implicit map|Implicit keys/i.test(short)
    ? 'a text with ": " in it; put the text in double quotes'
    : short;
}

function explainMdx(message: string): string {
  return /acorn|closing brace for `{`/.test(message)
    ? `a "{" in the text begins code, and what follows is none; write it in backticks, or as "\\{" (${message})`
    : message;
}

function parseFrontMatter(text: string): Pick<Page, 'frontMatter' | 'errors'> {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?(\n|$)/.exec(text);
  if (!match) return {frontMatter: {}, errors: []};
  const document = parseDocument(match[1] ?? '');
  const errors = document.errors.map(({message, linePos}) => ({
    line: (linePos?.[0].line ?? 1) + 1,
    column: linePos?.[0].col ?? 1,
    message: `front matter: ${explainYaml(message)}`,
  }));
  const value: unknown = errors.length > 0 ? {} : document.toJS();
  return {frontMatter: typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}, errors};
}

function walk(node: Nodes, parents: Parent[], page: Parsed, slugger: Slugger): void {
  const {line, column, offset = 0} = node.position?.start ?? {line: 1, column: 1};
  switch (node.type) {
    case 'heading': {
      const text = toString(node, {includeImageAlt: false}).trim();
      const own = /\{\/\*\s*#([\w-]+)\s*\*\/\}/.exec(page.text.slice(offset, node.position?.end.offset))?.[1];
      page.headings.push({depth: node.depth, text, slug: own ?? slugger.slug(text), line, column});
      break;
    }
    case 'link': {
      const source = page.text.slice(offset, offset + 8);
      page.links.push(reference(node.url, toString(node), line, column, /^(https?:|www\.)/.test(source)));
      break;
    }
    case 'image':
      page.images.push(reference(node.url, node.alt ?? '', line, column, false));
      break;
    case 'mdxjsEsm':
      for (const [, specifier = ''] of node.value.matchAll(/from\s+['"](\.[^'"]+)['"]/g)) {
        page.specifiers.push(specifier);
      }
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      readElement(node, page, line, column);
      break;
    case 'text': {
      // A bare address is a link whose text is its address: no prose.
      const isAddress = parents.some((parent) => parent.type === 'link' && /^(https?:|www\.)/.test(node.value));
      if (!isAddress) page.prose.push({text: page.text.slice(offset, node.position?.end.offset), offset});
      break;
    }
    default:
  }
  if ('children' in node) {
    const inside = [...parents, node as Parent];
    node.children.forEach((child) => walk(child as Nodes, inside, page, slugger));
  }
}

/** `<img>` and `<a>` written as HTML count like their Markdown forms, and every element with an address is a link. */
function readElement(
  node: Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>,
  page: Parsed,
  line: number,
  column: number,
): void {
  const get = (name: string): string | undefined => {
    const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
    return typeof found?.value === 'string' ? found.value : undefined;
  };
  const address = get('href') ?? get('to');
  if (node.name === 'img') page.images.push(reference(get('src') ?? '', get('alt') ?? '', line, column, false));
  else if (address) page.links.push(reference(address, toString(node), line, column, false));
}

function reference(url: string, text: string, line: number, column: number, bare: boolean): Reference {
  return {url, text, line, column, bare};
}
