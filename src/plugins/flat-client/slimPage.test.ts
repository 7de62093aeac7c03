import {createProcessors} from '@docusaurus/mdx-loader/lib/processor';
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import {createElement} from 'react';
import type {FunctionComponent} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import slimPage from './slimPage.cjs';

const page = '# A\n\nText with `code`.\n\n<Box><Box.Part name="x" /></Box>\n\nexport const part = 1;\n';

const Part = ({name}: {name: string}) => createElement('b', null, name);
const Box = Object.assign(({children}: {children: unknown}) => createElement('section', null, children as string), {
  Part,
});
const components = {Box, h1: ({children}: {children: string}) => createElement('h1', {id: 'a'}, children)};

/** A page as the docs plugin's loader compiles it. */
async function compilePage(): Promise<string> {
  const markdownConfig = {
    format: 'mdx',
    emoji: false,
    mermaid: false,
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    anchors: {maintainCase: false},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  } as unknown as Options['markdownConfig'];
  const {mdxProcessor} = await createProcessors({
    options: {siteDir: __dirname, staticDirs: [], admonitions: false, markdownConfig},
  });
  const compiled = await mdxProcessor.process({
    content: page,
    filePath: 'a.mdx',
    frontMatter: {},
    compilerName: 'client',
  });
  return compiled.content;
}

/** Runs a compiled page with the site's components. */
function run(source: string): string {
  const body = source
    .replace(
      /^import \{(.*)\} from ".*";$/gm,
      (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = scope;`,
    )
    .replace('export default function MDXContent', 'return MDXContent;\nfunction MDXContent')
    .replace('export default _createMdxContent', 'return _createMdxContent')
    .replaceAll('export const', 'const')
    .replace(/^export function/gm, 'function');
  const create = new Function('scope', body) as (scope: object) => FunctionComponent;
  return renderToStaticMarkup(createElement(create({...runtime, useMDXComponents: () => components})));
}

describe('slimPage', () => {
  it('shows the same page with less', async () => {
    const source = await compilePage();
    const slim = slimPage(source);
    expect(slim.length).toBeLessThan(source.length * 0.7);
    expect(slim).not.toContain('_missingMdxReference');
    expect(slim).not.toContain('MDXContent(');
    expect(run(slim)).toContain('<b>x</b>');
    expect(run(slim)).toBe(run(source));
  });

  it('leaves a source of another shape as it is', () => {
    for (const source of ['export default {a: 1};', 'export default function Page(props) {\n  return null;\n}\n'])
      expect(slimPage(source)).toBe(source);
  });
});
