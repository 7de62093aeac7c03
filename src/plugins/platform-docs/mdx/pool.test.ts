import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {createCompiler} from './compile';
import type {CompilerSetup, Page} from './compile';
import {createPool} from './pool';

const siteDir = path.resolve(__dirname, '../../../..');
const folder = path.join(siteDir, 'docs');

const setup: CompilerSetup = {
  markdownSteps: path.join(siteDir, 'src/config/docsMarkdownSteps.ts'),
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
    const results = await Promise.all([pool.compile(createPage('one', 'a')), pool.compile(createPage('two', 'b'))]);
    expect(results.map(({content}) => content)).toEqual(['A', 'B']);
    expect(getSetup).not.toHaveBeenCalled();
  });

  it('gives threads that were started before there were pages what has become known', async () => {
    const permalinks = new Map<string, string>();
    const compileHere = vi.fn();
    const pool = createPool(() => ({...setup, permalinks: new Map(permalinks)}), compileHere, 2);
    pool.warmUp();
    permalinks.set('@site/docs/two.mdx', '/docs/player/later/');
    const pages = Array.from({length: 50}, (_, i) => createPage(`page-${i}`, 'See [two](./two.mdx).'));
    const results = await Promise.all(pages.map((page) => pool.compile(page)));
    expect(results.every(({content}) => content.includes('/docs/player/later/'))).toBe(true);
    expect(compileHere).not.toHaveBeenCalled();
  }, 30_000);

  it('compiles many pages in threads, with the same results and the same errors', async () => {
    const compile = await createCompiler(setup);
    const compileHere = vi.fn();
    const pool = createPool(() => setup, compileHere, 2);
    const pages = Array.from({length: 50}, (_, i) =>
      createPage(`page-${i}`, `# Page ${i}\n\nSee [two](./two.mdx#part).\n\n\`\`\`js\nconst n = ${i};\n\`\`\`\n`),
    );
    const broken = createPage('broken', 'A paragraph.\n\n```\nno language\n```\n');
    const [results, error] = await Promise.all([
      Promise.all(pages.map((page) => pool.compile(page))),
      pool.compile(broken).then(
        () => undefined,
        (reason: Error) => reason,
      ),
    ]);
    expect(compileHere).not.toHaveBeenCalled();
    const expected = await Promise.all(pages.map((page) => compile(page)));
    expect(results.map(({content}) => content)).toEqual(expected.map(({content}) => content));
    expect(results[7]?.data.contentTitle).toBe('Page 7');
    expect(results[7]?.content).toContain('/docs/player/two/#part');
    const expectedError = await compile(broken).catch((reason: Error) => reason);
    expect(error?.message).toBe((expectedError as Error).message);
    expect(error?.message).toMatch(/broken\.mdx:3: a code fence has no language/);
  }, 30_000);
});
