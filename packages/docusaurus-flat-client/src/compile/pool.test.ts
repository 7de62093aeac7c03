import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {createCompiler} from './compiler';
import type {CompilerSetup, Page} from './compiler';
import {compileOnce, createPool} from './pool';

const siteDir = __dirname;
const folder = path.join(siteDir, 'docs');

const setup: CompilerSetup = {
  markdownSteps: path.join(__dirname, 'testSteps.ts'),
  siteDir,
  staticDirs: [path.join(siteDir, 'static')],
  admonitions: true,
  markdownConfig: {
    format: 'mdx',
    emoji: true,
    mermaid: false,
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    anchors: {maintainCase: false},
    remarkRehypeOptions: undefined,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  } as unknown as CompilerSetup['markdownConfig'],
  versions: [{contentPath: folder}],
  permalinks: new Map([['@site/docs/two.mdx', '/docs/player/two/']]),
};

const createPage = (name: string, content: string): Page => ({
  content,
  filePath: path.join(folder, `${name}.mdx`),
  frontMatter: {},
  compilerName: 'client',
});

describe('createPool', () => {
  it('compiles few pages in this thread', async () => {
    const compileHere = vi.fn(async (page: Page) => ({content: page.content.toUpperCase(), data: {}}));
    const getSetup = vi.fn();
    const pool = createPool(getSetup, compileHere, 2);
    const results = await Promise.all([pool(createPage('one', 'a')), pool(createPage('two', 'b'))]);
    expect(results.map(({content}) => content)).toEqual(['A', 'B']);
    expect(getSetup).not.toHaveBeenCalled();
  });

  it('compiles many pages in threads, with the same results and the same errors', async () => {
    const compile = await createCompiler(setup);
    const compileHere = vi.fn(compile);
    const pool = createPool(() => setup, compileHere, 2);
    const pages = Array.from({length: 50}, (_, i) =>
      createPage(`page-${i}`, `# Page ${i}\n\nSee [two](./two.mdx#part).\n\n\`\`\`js\nconst n = ${i};\n\`\`\`\n`),
    );
    const broken = createPage('broken', 'A paragraph.\n\n```\nno language\n```\n');
    const [results, error] = await Promise.all([
      Promise.all(pages.map((page) => pool(page))),
      pool(broken).then(
        () => undefined,
        (reason: Error) => reason,
      ),
    ]);
    expect(compileHere.mock.calls.length).toBeLessThan(10);
    const expected = await Promise.all(pages.map((page) => compile(page)));
    expect(results.map(({content}) => content)).toEqual(expected.map(({content}) => content));
    expect(results[7]?.data.contentTitle).toBe('Page 7');
    expect(results[7]?.content).toContain('/docs/player/two/#part');
    const expectedError = await compile(broken).catch((reason: Error) => reason);
    expect(error?.message).toBe((expectedError as Error).message);
    expect(error?.message).toMatch(/a code fence has no language/);
    expect(error).toMatchObject({line: 3});
  }, 30_000);
});

describe('compileOnce', () => {
  it('compiles a page once for both bundles, and again when its text has changed', async () => {
    const compile = vi.fn(async (page: Page) => ({content: page.content.toUpperCase(), data: {}}));
    const once = compileOnce(compile);
    const page = createPage('one', 'a');
    expect((await once({...page, compilerName: 'server'})).content).toBe('A');
    expect((await once(page)).content).toBe('A');
    expect(compile).toHaveBeenCalledTimes(1);
    expect(compile).toHaveBeenCalledWith(expect.objectContaining({compilerName: 'client'}));
    await once(page);
    expect((await once(createPage('one', 'b'))).content).toBe('B');
    expect(compile).toHaveBeenCalledTimes(3);
  });

  it('gives both bundles the error of a page', async () => {
    const once = compileOnce(() => Promise.reject(new Error('a.mdx:3: a code fence has no language')));
    await expect(once(createPage('one', 'a'))).rejects.toThrow('a.mdx:3');
    await expect(once(createPage('one', 'a'))).rejects.toThrow('a.mdx:3');
  });
});
