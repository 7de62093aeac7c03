import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import remarkIncludeFile from '.';

const position = {start: {line: 7, column: 1}, end: {line: 8, column: 4}};

function run(meta: string | undefined, value = ''): Code {
  const fence: Code = {type: 'code', lang: 'mdx', meta, value, position};
  const tree: Root = {type: 'root', children: [fence]};
  remarkIncludeFile()(tree, new VFile({path: 'contributing/page.mdx'}));
  return fence;
}

describe('remarkIncludeFile', () => {
  it('fills the fence with the file and labels it with its path', () => {
    const {value, meta} = run('include="scripts/new/templates/faq.mdx"');
    expect(value).toBe(readFileSync('scripts/new/templates/faq.mdx', 'utf8').trimEnd());
    expect(meta).toContain('title="scripts/new/templates/faq.mdx"');
  });

  it('keeps a label of the fence, and leaves other fences alone', () => {
    expect(run('include="package.json" title="mine"').meta).toBe('include="package.json" title="mine"');
    expect(run(undefined, 'text').value).toBe('text');
    expect(run('title="include"', 'text').value).toBe('text');
  });

  it.each([
    ['include="scripts/nothing.mdx"', '', 'contributing/page.mdx:7: include="scripts/nothing.mdx" names no file'],
    ['include="scripts"', '', 'names no file'],
    ['include="../secret.txt"', '', 'leaves the repository'],
    ['include="package.json"', 'text', 'contributing/page.mdx:7: the fence includes package.json and has lines'],
  ])('stops at %s', (meta, value, message) => {
    expect(() => run(meta, value)).toThrow(message);
  });
});
