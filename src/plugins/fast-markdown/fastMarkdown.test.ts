import fs from 'node:fs';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import remarkFastMarkdown from '.';
import {takeOutCode} from './codeBodies';
import {putBackKnown, takeOutKnown} from './knownBlocks';
import type {KnownBlocks} from './knownBlocks';

/** In emptied lines, and behind them, columns and offsets are other ones; errors name lines. */
const isPlace = (key: string, value: unknown) =>
  ['offset', 'column', 'range'].includes(key) || (['start', 'end'].includes(key) && typeof value === 'number');

/** The trees of pages that one parser reads in turn. */
function parseAll(pages: readonly string[], isFast: boolean): unknown[] {
  const processor = unified().use(remarkParse).use(remarkMdx);
  if (isFast) processor.use(remarkFastMarkdown);
  processor.use(remarkDirective).use(remarkGfm);
  return pages.map((markdown) => {
    const tree = processor.parse(markdown);
    return JSON.parse(JSON.stringify(tree, (key, value: unknown) => (isPlace(key, value) ? undefined : value)));
  });
}

const expectAllSame = (pages: readonly string[]) => expect(parseAll(pages, true)).toEqual(parseAll(pages, false));
/** Also where all that can be remembered has been seen before, two lines further up. */
const expectSame = (markdown: string) => expectAllSame([markdown, `\n\n${markdown}`]);
/** How many parts of the second page stand in the first one. */
function countKnown(first: string, second: string): number {
  const blocks: KnownBlocks = new Map();
  const parts = takeOutKnown(first, blocks);
  putBackKnown(unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(first), parts, blocks);
  return takeOutKnown(second, blocks).known.size;
}
const countBodies = (markdown: string) => takeOutCode(markdown).bodies.size;

describe('remarkFastMarkdown', () => {
  it('gives the same for code of every kind', () => {
    const page = [
      'Text\n```js title="a.js"\nconst a = `b`;\n\n  indented\n```',
      '- item\n\n  ```sh\n  npm start\n\n    more\n  ```\n\n- another',
      '````md\n```js\ninner\n```\n````',
      '~~~\n```\nnot closed by these\n~~~',
      '<Tabs>\n  <TabItem value="a">\n    ```ts\n    let b: <T>() => {};\n    ```\n  </TabItem>\n</Tabs>',
      '```\n```',
      '```js {1-2}\n*not emphasis*\n# not a heading\n````',
    ].join('\n\n');
    expect(countBodies(page)).toBe(7);
    expectSame(page);
  });

  it.each([
    ['a quote', '> ```js\n> a\n> ```\n'],
    ['a fence that is not closed', 'a\n\n```js\nb\n\nc'],
    ['a fence in a comment', '{/*\n```\na\n```\n*/}\n\ntext'],
    ['a comment that ends within a fence', '{/*\n```\n*/}\n\n```js\na\n```'],
    ['code on one line', '```a``` and\n```b```'],
    ['a list that ends within a fence', '- a\n\n  ```js\n  b\nc\n  ```\n'],
    ['a closing fence that is indented too far', '- a\n\n  ```\n  b\n      ```\n  c\n  ```\n'],
    ['ends of lines as on Windows', '```js\r\na\r\n```\r\n'],
  ])('gives the same for %s', (_, markdown) => expectSame(markdown));

  it.each([
    'docs/getting-started/sdks/web/getting-started.mdx',
    'contributing/writing-documentation.mdx',
    'docs/faq/index.mdx',
  ])('gives the same for %s', (file) => expectSame(fs.readFileSync(file, 'utf8').replace(/^---\n[^]*?\n---\n/, '')));

  it('still makes links of addresses in text', () => {
    const page = 'See https://example.com/a, www.example.com or write to a@example.com.';
    expectSame(page);
    expect(JSON.stringify(parseAll([page], true)).match(/"type":"link"/g)).toHaveLength(3);
  });

  it('knows blocks of every plain kind again', () => {
    const page = [
      '## A heading with `code`',
      'Text with **strong**, [a link](/a) and\n`code`.',
      '| a | b |\n| --- | ---: |\n| 1 | \\| |',
      '- item\n- another\n  - within',
      'Text between lists',
      '1. first\n2. second',
    ].join('\n\n');
    expect(countKnown(page, `New\n\n${page}\n\nnew`)).toBe(6);
    expectAllSame([page, `New\n\n${page}\n\nnew\n\n${page}`]);
  });

  it.each([
    ['inside of an element', '<Tabs>\n\nText\n\n## Heading\n\n</Tabs>'],
    ['inside of an admonition', ':::note[Title]\n\nText\n\n- item\n\n:::'],
    ['in a comment', '{/*\n\nText\n\n*/}\n\n## Heading'],
    ['in an expression of many lines', '<Demo value={`\n\nText\n\n`} />'],
    ['in a list with empty lines', '- item\n\n- another\n\n  Text\n\nText'],
    ['in a quote', '> Text\n\n> ## Heading'],
    ['right before a line of dashes', 'Text\n---\n\nText'],
    ['on a page that defines links', 'Text\n\nSee [Text].\n\n[Text]: /a'],
    ['with characters of its own', '\u{F8D0}0\n\nText'],
  ])('gives the same for a block that stands %s', (_, markdown) =>
    expectAllSame(['Text\n\n## Heading\n\nSee [Text].\n\nText again\n\n- item', markdown, markdown]),
  );

  it('gives a page nodes of its own, whatever later steps do to those of the last one', () => {
    const processor = unified().use(remarkParse).use(remarkFastMarkdown);
    const change = () => {
      const [paragraph] = processor.parse('Text').children;
      if (paragraph?.type !== 'paragraph') throw new Error('No paragraph');
      const before = paragraph.children.length;
      paragraph.children.length = 0;
      return before;
    };
    expect([change(), change(), change()]).toEqual([1, 1, 1]);
  });

  it('names the line of a mistake behind a block that it knows', () => {
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFastMarkdown);
    processor.parse('Text\nof two lines');
    expect(() => processor.parse('Text\nof two lines\n\n<Tabs>\n')).toThrow('4:1-4:7');
  });
});
