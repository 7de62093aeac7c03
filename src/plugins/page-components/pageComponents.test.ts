import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import remarkPageComponents from '.';

/** Modules that a page imports. */
function listImports(markdown: string): unknown[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkPageComponents);
  const tree = processor.runSync(processor.parse(markdown)) as Root;
  return tree.children.flatMap((node) => {
    const {data} = node as {data?: {estree?: {body: {source?: {value: unknown}}[]}}};
    return data?.estree?.body.map(({source}) => source?.value) ?? [];
  });
}

describe('remarkPageComponents', () => {
  it('imports what a page uses, once', () => {
    expect(listImports('# A\n\n<Demo name="a" />\n\n> <Demo name="b" />\n\nText <ErrorCodes /> text')).toEqual([
      '@site/src/components/Demo',
      '@site/src/components/ErrorCodes',
    ]);
  });

  it('leaves other pages and other components alone', () => {
    expect(listImports('# A\n\nA `<Demo>` in text, a <Icon name="x" /> and\n\n```html\n<Demo />\n```')).toEqual([]);
    expect(listImports('<toString />')).toEqual([]);
  });
});
