import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {IndexTools, VersionSource} from '../content/build';
import {createIndexCache} from './cache';

const createVersion = (source: string) =>
  ({tag: 'docs-default-current', root: '/', pages: [{source}]}) as unknown as VersionSource;

describe('createIndexCache', () => {
  let folder: string;
  let partial: string | undefined;
  let makers: string;
  const tools: IndexTools = {createSlugger: () => (heading) => heading, readPartial: () => partial};
  const build = vi.fn();

  const get = (version: VersionSource) =>
    createIndexCache(folder, makers).get(version, tools, (notingTools) => {
      const [page] = version.pages;
      const text = page && notingTools.readPartial(page, './_part.mdx');
      build();
      return {heads: `${page?.source} ${text}`, texts: ''};
    });

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'index-cache-'));
    partial = 'part';
    makers = 'code';
    build.mockClear();
  });
  afterEach(() => fs.rmSync(folder, {recursive: true}));

  it('makes the index of the same pages once', () => {
    expect(get(createVersion('a'))).toEqual(get(createVersion('a')));
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('makes it again for a changed page, a changed or missing partial, and changed code', () => {
    get(createVersion('a'));
    expect(get(createVersion('b')).heads).toBe('b part');
    partial = 'other';
    expect(get(createVersion('b')).heads).toBe('b other');
    partial = undefined;
    expect(get(createVersion('b')).heads).toBe('b undefined');
    expect(build).toHaveBeenCalledTimes(4);
    makers = 'other code';
    get(createVersion('b'));
    expect(build).toHaveBeenCalledTimes(5);
  });

  it('makes it again if the file is incomplete', () => {
    get(createVersion('a'));
    fs.writeFileSync(path.join(folder, 'docs-default-current.json'), '{"key":');
    expect(get(createVersion('a')).heads).toBe('a part');
    expect(build).toHaveBeenCalledTimes(2);
  });
});
