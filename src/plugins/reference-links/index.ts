import path from 'node:path';
import type {Code, InlineCode, Parent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {getPageVersion} from '../../platforms/versions';
import {brand} from '../../brand';
import {memoize} from '../../memoize';
import {readFiles} from '../../reference/files';
import type {CodeLink} from '../highlight/highlight';
import {CodeLinks} from './codeLinks';
import type {MemberNames} from './codeLinks';

interface Found<Node> {
  node: Node;
  /** The platform's id of the tab around it. */
  platform: string | undefined;
}

interface JsxNode {
  type: string;
  name?: string | null;
  attributes?: {name?: string; value?: unknown}[];
}

/** Sections whose pages are about the SDK. */
const isOfSdk = (file: string) => !file.startsWith('contributing/') && !file.includes('..');

let links: CodeLinks | undefined;

function collect(tree: Root) {
  const samples: Found<Code>[] = [];
  const inline: (Found<InlineCode> & {parent: Parent})[] = [];
  const visit = (parent: Parent, platform: string | undefined): void => {
    for (const node of parent.children) {
      if (node.type === 'code') samples.push({node, platform});
      else if (node.type === 'inlineCode') inline.push({node, platform, parent});
      // A heading's text is in the table of contents too, and a link can't be in a link.
      else if ('children' in node && node.type !== 'heading' && node.type !== 'link')
        visit(node as Parent, getTabPlatform(node) ?? platform);
    }
  };
  visit(tree, undefined);
  return {samples, inline};
}

function getTabPlatform(node: RootContent): string | undefined {
  const {name, attributes = []} = node as unknown as JsxNode;
  if (name !== 'Platform') return undefined;
  const value = attributes.find((attribute) => attribute.name === 'id')?.value;
  return typeof value === 'string' ? value : undefined;
}

const element = (name: string, attributes: Record<string, string>, children: unknown[]) => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
  children,
});

function collectMembers(list: readonly CodeLink[]): MemberNames {
  const members = new Map<string, Set<string>>();
  for (const {href} of list) {
    const name = href.split('#')[1];
    if (name === undefined) continue;
    const known = members.get(name);
    if (known) known.add(href);
    else members.set(name, new Set([href]));
  }
  return members;
}

/** The first of several links to one page: a page or sample with the same link over and over is slow to go through by keyboard. */
function keepFirst(list: readonly CodeLink[]): CodeLink[] {
  const seen = new Set<string>();
  return list.filter(({href}) => !seen.has(href) && seen.add(href));
}

/**
 * Remark step: names of the SDK in samples and inline code lead to the page of the type, where it is sure which one is meant.
 * It runs before the highlighter, which puts the links of `data.links` into samples.
 */
export default function remarkReferenceLinks() {
  return (tree: Root, vfile: VFile) => {
    const file = path.relative(process.cwd(), vfile.path).replaceAll('\\', '/');
    if (!isOfSdk(file)) return;
    links ??= new CodeLinks(readFiles(), brand.baseUrl);
    const {samples, inline} = collect(tree);
    const page = {file, docsVersion: getPageVersion(file)};
    const found = links.findInSamples({
      ...page,
      samples: samples.map(({node, platform}) => ({code: node.value, language: node.lang ?? '', platform})),
    });
    samples.forEach(({node}, index) => {
      const own = keepFirst(found[index]!);
      if (own.length) node.data = {...node.data, links: own} as Code['data'];
    });
    const listMembers = memoize(
      (tab: string | undefined) => tab ?? '',
      (tab) => collectMembers(samples.flatMap(({platform}, index) => (!tab || platform === tab ? found[index]! : []))),
    );
    const seen = new Set<string>();
    for (const {node, parent, platform} of inline) {
      const href = links.findInline(node.value, page, platform, listMembers(platform));
      if (href === undefined || seen.has(href)) continue;
      seen.add(href);
      const link = element('a', {className: 'symbol', href}, [{type: 'text', value: node.value}]);
      parent.children[parent.children.indexOf(node)] = element('code', {}, [link]) as unknown as RootContent;
    }
  };
}
