import {parse as parseVue} from '@vue/compiler-sfc';
import {parse, parseFragment, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** A part of a sample that is in another language, by offsets in the sample. */
export interface EmbeddedPart {
  language: 'js' | 'json' | 'css';
  start: number;
  end: number;
}

/**
 * The inline scripts and styles of an HTML sample.
 */
export function findEmbeddedParts(html: string): EmbeddedPart[] {
  const parts: EmbeddedPart[] = [];
  walk(parseHtml(html), (element) => {
    if (element.tagName !== 'script' && element.tagName !== 'style') return;
    const location = element.sourceCodeLocation;
    if (!location?.startTag || !location.endTag) return;
    const language = element.tagName === 'style' ? 'css' : getScriptLanguage(getAttribute(element, 'type'));
    const start = location.startTag.endOffset;
    const end = location.endTag.startOffset;
    if (language && html.slice(start, end).trim()) parts.push({language, start, end});
  });
  return parts;
}

/** The addresses of the scripts that an HTML sample loads. */
export function findScriptAddresses(html: string): string[] {
  const addresses: string[] = [];
  walk(parseHtml(html), (element) => {
    const src = element.tagName === 'script' ? getAttribute(element, 'src') : undefined;
    if (src) addresses.push(src);
  });
  return addresses;
}

/**
 * Parses a sample as a document when it is one, as a fragment otherwise.
 */
export function parseHtml(
  html: string,
  onParseError?: (error: {code: string; startLine: number; startCol: number}) => void,
): Tree.ParentNode {
  const options = {sourceCodeLocationInfo: true, onParseError};
  return /<!doctype|<html[\s>]/i.test(html) ? parse(html, options) : parseFragment(html, options);
}

/**
 * The JavaScript of an HTML sample, with everything else blanked out so that positions hold.
 * @returns undefined when there is none.
 */
export function extractHtmlScripts(html: string): string | undefined {
  const scripts = findEmbeddedParts(html).filter(({language}) => language === 'js');
  if (scripts.length === 0) return undefined;
  return keepOnly(html, scripts);
}

/**
 * The script of a Vue single-file component, blanked likewise.
 */
export function extractVueScript(source: string): {code: string; kind: 'ts' | 'tsx' | 'js' | 'jsx'} | undefined {
  const {descriptor, errors} = parseVue(source, {ignoreEmpty: false});
  const blocks = [descriptor.script, descriptor.scriptSetup].filter((block) => block !== null);
  if (errors.length > 0 || blocks.length === 0) return undefined;
  const code = keepOnly(
    source,
    blocks.map(({loc}) => ({start: loc.start.offset, end: loc.end.offset})),
  );
  const kind = (['ts', 'tsx', 'jsx'] as const).find((lang) => blocks[0]?.lang === lang) ?? 'js';
  return {code: wrapVueOptions(code), kind};
}

/** An options object only knows its own `this` through `defineComponent`, which the Vue compiler adds too. */
function wrapVueOptions(code: string): string {
  const match = /^(\s*)export default \{/m.exec(code);
  if (!match) return code;
  const end = code.trimEnd().replace(/;$/, '').length;
  const wrapped = `${code.slice(0, end)})${code.slice(end)}`;
  return wrapped.replace('export default {', "export default (await import('vue')).defineComponent({");
}

function keepOnly(source: string, parts: {start: number; end: number}[]): string {
  let result = '';
  let position = 0;
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  for (const {start, end} of parts) {
    const gap = blank(source.slice(position, start));
    // Scripts of one page are separate programs: a semicolon keeps two neighbours apart.
    result += position > 0 && gap.length > 0 ? `;${gap.slice(1)}` : gap;
    result += source.slice(start, end);
    position = end;
  }
  return result + blank(source.slice(position));
}

function getScriptLanguage(type: string | undefined): EmbeddedPart['language'] | undefined {
  if (!type || /^(module|text\/javascript|application\/javascript)$/i.test(type)) return 'js';
  return /json$|^importmap$/i.test(type) ? 'json' : undefined;
}

function getAttribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function walk(node: Tree.Node, visit: (element: Tree.Element) => void): void {
  if ('tagName' in node) visit(node);
  if ('content' in node) walk(node.content, visit);
  if ('childNodes' in node) node.childNodes.forEach((child) => walk(child, visit));
}
