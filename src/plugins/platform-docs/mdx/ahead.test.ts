import {describe, expect, it, vi} from 'vitest';
import {createAhead} from './ahead';
import type {Page} from './compile';

const createPage = (content: string, frontMatter: Page['frontMatter'] = {title: 'A'}): Page => ({
  content,
  filePath: '/docs/a.mdx',
  frontMatter,
  compilerName: 'client',
});

describe('createAhead', () => {
  it('hands out what was begun, once', async () => {
    const compile = vi.fn(async ({content}: Page) => ({content: content.toUpperCase(), data: {}}));
    const ahead = createAhead(compile);
    void ahead.start(createPage('a'));
    expect((await ahead.compile(createPage('a'))).content).toBe('A');
    expect(compile).toHaveBeenCalledTimes(1);
    await ahead.compile(createPage('a'));
    expect(compile).toHaveBeenCalledTimes(2);
  });

  it('compiles a page that has changed since', async () => {
    const compile = vi.fn(async ({content, frontMatter}: Page) => ({
      content: `${content} ${String(frontMatter.title)}`,
      data: {},
    }));
    const ahead = createAhead(compile);
    void ahead.start(createPage('a'));
    expect((await ahead.compile(createPage('b'))).content).toBe('b A');
    void ahead.start(createPage('a'));
    expect((await ahead.compile(createPage('a', {title: 'B'}))).content).toBe('a B');
  });

  it('hands out the error of a page', async () => {
    const ahead = createAhead(() => Promise.reject(new Error('a.mdx:3: a code fence has no language')));
    ahead.start(createPage('a')).catch(() => {});
    await expect(ahead.compile(createPage('a'))).rejects.toThrow('a.mdx:3');
  });
});
