import {promiseWithResolvers} from '@docusaurus/mdx-loader/lib/utils';
import {describe, expect, it, vi} from 'vitest';
import {SharedPages} from './sharedPages';

describe('SharedPages', () => {
  it('compiles the pages that the server waits for, once the browser has asked for all of its own', async () => {
    const compile = vi.fn(async (resource: string) => `code of ${resource}`);
    const pages = new SharedPages(compile);
    const [early, late] = [promiseWithResolvers<string>(), promiseWithResolvers<string>()];
    pages.set('early.mdx', early);
    expect(compile).not.toHaveBeenCalled();
    pages.endClient();
    expect(await early.promise).toBe('code of early.mdx');
    pages.set('late.mdx', late);
    expect(await late.promise).toBe('code of late.mdx');
    expect(pages.size).toBe(0);
  });

  it('leaves a page alone that the browser has compiled', async () => {
    const compile = vi.fn(async () => '');
    const pages = new SharedPages(compile);
    pages.set('page.mdx', {...promiseWithResolvers<string>(), promise: Promise.resolve('code')});
    pages.endClient();
    const other = promiseWithResolvers<string>();
    pages.set('other.mdx', other);
    await other.promise;
    expect(compile.mock.calls).toEqual([['other.mdx']]);
    expect(pages.has('page.mdx')).toBe(true);
  });

  it('tells the server what is wrong with a page', async () => {
    const pages = new SharedPages(async () => {
      throw new Error('Unexpected character');
    });
    const entry = promiseWithResolvers<string>();
    pages.set('page.mdx', entry);
    pages.endClient();
    await expect(entry.promise).rejects.toThrow('Unexpected character');
  });
});
