import {createElement} from 'react';
import {describe, expect, it} from 'vitest';
import {compilePage, renderPage} from '../../../tests/compiledPage';
import slimPage from './slimPage.cjs';

const page = '# A\n\nText with `code`.\n\n<Box><Box.Part name="x" /></Box>\n\nexport const part = 1;\n';

const Part = ({name}: {name: string}) => createElement('b', null, name);
const Box = Object.assign(({children}: {children: unknown}) => createElement('section', null, children as string), {
  Part,
});
const components = {Box, h1: ({children}: {children: string}) => createElement('h1', {id: 'a'}, children)};

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
