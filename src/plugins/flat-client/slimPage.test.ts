import fs from 'node:fs';
import path from 'node:path';
import {createElement} from 'react';
import {describe, expect, it} from 'vitest';
import {compilePage, renderPage} from '../../../tests/compiledPage';
import {findPackageFile} from './packageFiles';
import {toToc} from './client/mdx';
import slimPage from './slimPage.cjs';

const page =
  '# A\n\n## Plain title, with 2 words\n\nText with `code`.\n\n<Box><Box.Part name="x" /></Box>\n\nexport const part = 1;\n';

const Part = ({name}: {name: string}) => createElement('b', null, name);
const Box = Object.assign(({children}: {children: unknown}) => createElement('section', null, children as string), {
  Part,
});
const components = {
  Box,
  h1: ({children}: {children: string}) => createElement('h1', {id: 'a'}, children),
  ...Object.fromEntries(['h2', 'h3'].map((name) => [name, (props: object) => createElement(name, props)])),
};

/** The table of contents that a compiled page exports. */
function readToc(source: string): unknown {
  const [, toc] = /^export const toc = ([\s\S]*?\]\)?);$/m.exec(source) ?? [];
  return new Function('_toToc', `return ${toc};`)(toToc);
}

describe('slimPage', () => {
  it('shows the same page with less', async () => {
    const source = await compilePage(page);
    const slim = slimPage(source);
    expect(slim.length).toBeLessThan(source.length * 0.7);
    expect(slim).not.toContain('_missingMdxReference');
    expect(slim).not.toContain('MDXContent(');
    expect(renderPage(slim, components)).toContain('<b>x</b>');
    expect(renderPage(slim, components)).toBe(renderPage(source, components));
  });

  it('looks up no element that the site leaves as it is', async () => {
    const slim = slimPage(await compilePage(page));
    expect(slim).toContain('_jsx("code", {');
    expect(slim).toContain('_jsx(_components.h1, ');
    expect(slim).toContain('const _components = _provideComponents(), {Box} = _components;');
  });

  it('leaves out the ids of headings that follow from their text, and no other', async () => {
    const titles = ['Set it up', 'Set it up', 'What `play()` does', 'Año de 4K', 'Q & A', '# A part of it'];
    const source = await compilePage(
      titles
        .map((title) => `## ${title}\n\nText.\n`)
        .join('\n')
        .replace('## #', '###'),
    );
    const slim = slimPage(source);
    expect(slim).not.toContain('"set-it-up"');
    expect(slim).toContain('"set-it-up-1"');
    const html = renderPage(slim, components);
    expect(html).toContain('<h2 id="set-it-up">');
    expect(html).toBe(renderPage(source, components));
    expect(readToc(slim)).toEqual(readToc(source));
    expect(readToc(slim)).toHaveLength(titles.length);
    expect(slim).toContain('_toToc(["Set it up", ');
  });

  it('knows which elements the site replaces', () => {
    const theme = findPackageFile('@docusaurus/theme-classic/lib/theme/MDXComponents/index.js');
    const sources = [theme, path.resolve('src/theme/MDXComponents/index.tsx')].map((file) =>
      fs.readFileSync(file, 'utf8'),
    );
    const names = sources.flatMap((source) => [...source.matchAll(/^ {2}([a-z]\w*)[:,]/gm)].map(([, name]) => name));
    // That of inline code is the element itself (theme/MDXComponents/Code.tsx).
    expect(names.filter((name) => name !== 'code').toSorted()).toEqual([...slimPage.replaced].toSorted());
  });

  it('leaves a source of another shape as it is', () => {
    for (const source of ['export default {a: 1};', 'export default function Page(props) {\n  return null;\n}\n'])
      expect(slimPage(source)).toBe(source);
  });

  it('leaves out front matter that is in the HTML or the sidebar, and keeps the rest', () => {
    const lines = [
      "\ttitle: 'Keywords: [a]'",
      "\tkeywords: [\n\t\t'one',\n\t\t'sidebar_label: x'\n\t]",
      "\tplatforms: {\n\t\tweb: 'yes'\n\t}",
      "\tsidebar_label: 'Short'",
      '\tsidebar_position: 2',
    ];
    const source = `export const frontMatter = {\n${lines.join(',\n')}\n};\nexport const toc = [];\n`;
    const kept = `export const frontMatter = {\n${lines[0]},\n${lines[2]},\n};\nexport const toc = [];\n`;
    expect(slimPage(source)).toBe(kept);
    const last = `export const frontMatter = {\n${lines[0]},\n${lines[1]}\n};\n`;
    expect(slimPage(last)).toBe(`export const frontMatter = {\n${lines[0]},\n};\n`);
  });
});
