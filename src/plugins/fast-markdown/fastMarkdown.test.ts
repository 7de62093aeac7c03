import fs from 'node:fs';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import remarkFastMarkdown from '.';
import {takeOutCode} from './codeBodies';

/** In emptied lines, and behind them, columns and offsets are other ones; errors name lines. */
const isPlace = (key: string, value: unknown) =>
  ['offset', 'column', 'range'].includes(key) || (['start', 'end'].includes(key) && typeof value === 'number');

/** A page's tree. */
function parse(markdown: string, isFast: boolean): unknown {
  const processor = unified().use(remarkParse).use(remarkMdx);
  if (isFast) processor.use(remarkFastMarkdown);
  const tree = processor.use(remarkGfm).parse(markdown);
  return JSON.parse(JSON.stringify(tree, (key, value: unknown) => (isPlace(key, value) ? undefined : value)));
}

const expectSame = (markdown: string) => expect(parse(markdown, true)).toEqual(parse(markdown, false));
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
    expect(JSON.stringify(parse(page, true)).match(/"type":"link"/g)).toHaveLength(3);
  });
});
