import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {brand} from '../../src/brand';
import {validateFrontMatter} from '../../src/frontMatter/schema';
import {createGeneratedPages} from './generatedPages';

const isPage = (file: string) => file.endsWith('.mdx');

describe('createGeneratedPages', () => {
  const {files, firstPage} = createGeneratedPages(300);
  const pages = Object.entries(files).filter(([file]) => isPage(file));

  it('creates the requested number of pages', () => {
    expect(pages).toHaveLength(300);
    for (const count of [1, 19, 20, 21]) {
      expect(Object.keys(createGeneratedPages(count).files).filter(isPage)).toHaveLength(count);
    }
  });

  it('gives pages front matter that the site accepts', () => {
    for (const [file, text] of pages) {
      const frontMatter = parse(text.split('---\n')[1] ?? '') as Record<string, unknown>;
      expect(validateFrontMatter(frontMatter, file), file).toEqual([]);
    }
  });

  it('gives every page headings, a table and a sample', () => {
    for (const [file, text] of pages) {
      expect(text.match(/^##+ /gm), file).toHaveLength(4);
      expect(text, file).toMatch(/^\| --- \| --- \| --- \|$/m);
      expect(text, file).toMatch(/^```ts title="sample\.ts"$/m);
    }
  });

  it('links only to existing pages', () => {
    let links = 0;
    for (const [file, text] of pages) {
      for (const [, link = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
        expect(files, file).toHaveProperty([path.posix.join(path.posix.dirname(file), link)]);
        links++;
      }
    }
    expect(links).toBeGreaterThan(200);
  });

  it('puts pages into categories of fifteen at most, and some into old versions', () => {
    const folders = new Map<string, number>();
    for (const [file] of pages) folders.set(path.posix.dirname(file), (folders.get(path.posix.dirname(file)) ?? 0) + 1);
    for (const [folder, count] of folders) {
      if (folder.endsWith('faq')) continue;
      expect(count, folder).toBeLessThanOrEqual(15);
      expect(files).toHaveProperty([`${folder}/_category_.json`]);
    }
    expect([...folders.keys()].some((folder) => folder.startsWith('versioned_docs/'))).toBe(true);
  });

  it('creates the same pages at every number, so that the first one can be compared', () => {
    const more = createGeneratedPages(600);
    for (const [file, text] of pages) expect(more.files[file]).toBe(text);
    expect(more.firstPage).toBe(firstPage);
    expect(firstPage).toBe(`${brand.baseUrl}player/how-to-guides/topic-0001/page-0001/`);
  });
});
