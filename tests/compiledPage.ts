/** Compiles pages as the docs plugin's loader does. */
import {createProcessors} from '@docusaurus/mdx-loader/lib/processor';
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import {createElement} from 'react';
import type {FunctionComponent} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';

/**
 * @param content Markdown.
 * @param recmaPlugins steps in the compiled code.
 * @param beforeDefaultRemarkPlugins steps in the Markdown.
 * @returns source of a module.
 */
export async function compilePage(
  content: string,
  recmaPlugins: Options['recmaPlugins'] = [],
  beforeDefaultRemarkPlugins: Options['beforeDefaultRemarkPlugins'] = [],
): Promise<string> {
  const markdownConfig = {
    format: 'mdx',
    emoji: false,
    mermaid: false,
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    anchors: {maintainCase: false},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  } as unknown as Options['markdownConfig'];
  const {mdxProcessor} = await createProcessors({
    options: {
      siteDir: __dirname,
      staticDirs: [],
      admonitions: false,
      markdownConfig,
      recmaPlugins,
      beforeDefaultRemarkPlugins,
    },
  });
  const compiled = await mdxProcessor.process({content, filePath: 'a.mdx', frontMatter: {}, compilerName: 'client'});
  return compiled.content;
}

/**
 * Runs a compiled page.
 * @param source of `compilePage`.
 * @param components the site's components, by the names that pages use.
 * @returns HTML of the page.
 */
export function renderPage(source: string, components: Readonly<Record<string, unknown>> = {}): string {
  const body = source
    .replace(
      /^import \{(.*)\} from ".*";$/gm,
      (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = scope;`,
    )
    .replace(/^import \* as (\w+) from ".*";$/gm, 'const $1 = scope;')
    .replace('export default function MDXContent', 'return MDXContent;\nfunction MDXContent')
    .replaceAll('export const', 'const')
    .replace(/^export function/gm, 'function');
  const create = new Function('scope', body) as (scope: object) => FunctionComponent;
  return renderToStaticMarkup(createElement(create({...runtime, useMDXComponents: () => components})));
}
