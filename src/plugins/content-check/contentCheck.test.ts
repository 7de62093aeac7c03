import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {findBrokenLinks} from './brokenLinks';
import {findFileProblems} from './files';
import remarkContentCheck from './remark';
import {findDuplicates} from './routes';

let dir: string;
const write = (file: string, text: string | Buffer) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), text);
};

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  write('docs/page.mdx', '---\ntitle: Page\nslug: /other\n---\n\nSee [this](/player/nowhere/).\n');
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

describe('files', () => {
  it('are fine as they are', () => {
    expect(findFileProblems(dir, ['docs', 'missing'])).toEqual([]);
  });

  it('may be no symbolic links, which may lead round in a loop', () => {
    fs.symlinkSync('..', path.join(dir, 'docs/loop'));
    expect(findFileProblems(dir, ['docs'])).toEqual([
      expect.stringMatching(/^docs\/loop:1: a symbolic link.*Put the file/),
    ]);
  });

  it('may not be larger than a reader can take', () => {
    write('docs/large.png', Buffer.alloc(20 * 1024 * 1024));
    write('docs/long.mdx', 'x'.repeat(5 * 1024 * 1024));
    expect(findFileProblems(dir, ['docs'])).toEqual([
      expect.stringMatching(/^docs\/large\.png:1: the picture has 20\.0 MB; at most 2 MB.*WebP/),
      expect.stringMatching(/^docs\/long\.mdx:1: the page has 5\.0 MB; at most 0\.5 MB.*Split/),
    ]);
  });
});

describe('addresses', () => {
  const pages = [
    {permalink: '/docs/other/', file: 'docs/other.mdx'},
    {permalink: '/docs/other/', file: 'docs/page.mdx'},
  ];

  it('belong to one page each', () => {
    expect(findDuplicates(dir, pages)).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:3: .*\/docs\/other\/ is that of docs\/other\.mdx\. Rename/),
    ]);
  });
});

describe('text', () => {
  const check = (text: string) => {
    const file = new VFile({path: path.resolve('docs/page.mdx'), value: text});
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkContentCheck);
    return processor.run(processor.parse(file), file);
  };

  it('has no scripts', async () => {
    await expect(check('Text.\n\n<script>alert(1)</script>')).rejects.toThrow(
      /docs\/page\.mdx:3: a <script>.*src\/components/,
    );
    await expect(check('Text <script src="x" />.')).rejects.toThrow(/docs\/page\.mdx:1: a <script>/);
    await check('`<script>`\n\n```html\n<script></script>\n```');
  });

  it('imports files that are there', async () => {
    await expect(check('import A from "react";\nimport B from "./missing";\n\nText')).rejects.toThrow(
      /docs\/page\.mdx:2: the import of \.\/missing leads to no file/,
    );
    await check('import A from "react";\nimport B from "@site/src/brand";\n\nText');
  });
});

describe('links', () => {
  it('that lead nowhere are named by file and line, where the page has them', () => {
    const link = (href: string) => `<a href="${href}">x</a>`;
    write(
      'build/player/page/index.html',
      link('/docs/player/no/') + link('/docs/player/no/?a=1#b') + link('/docs/x.zip'),
    );
    write('build/here.zip', 'PK');
    write(
      'docs/page.mdx',
      [
        'See [one](/player/no/) and [two](/player/yes), [three](/here.zip) and [four](/player/%zz/).',
        '<a href="/docs/player/no/?a=1#b">five</a> <Link to={"/x.zip"}>six</Link> [seven](//evil.test/)',
        '```mdx',
        '[In a sample](/player/sample/)',
        '```',
      ].join('\n'),
    );
    const site = {
      siteDir: dir,
      outDir: path.join(dir, 'build'),
      baseUrl: '/docs/',
      routes: new Set(['/docs/player/yes/']),
    };
    expect(findBrokenLinks([{permalink: '/docs/player/page/', file: 'docs/page.mdx'}], site)).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:1: the link \/player\/no\/ leads to no page\. Link to/),
      expect.stringMatching(/^docs\/page\.mdx:2: the link \/docs\/player\/no\/\?a=1#b leads/),
      expect.stringMatching(/^docs\/page\.mdx:2: the link \/x\.zip leads/),
    ]);
  });
});
