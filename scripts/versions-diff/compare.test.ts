import {describe, expect, it} from 'vitest';
import {compareVersions, parseLog, parseNumstat} from './compare';

const log = parseLog(
  [
    '\0aaa\t2026-11-03\tFix the codec table\n\ndocs/faq/a.mdx\ndocs/index.mdx\n',
    '\0bbb\t2026-11-02\tCut 7\n\nversioned_docs/version-v7/faq/a.mdx\nversioned_docs/version-v7/index.mdx\n',
    '\0ccc\t2026-11-01\tA first page\n\ndocs/faq/a.mdx\n',
  ].join(''),
);

describe('parseLog', () => {
  it('reads hash, day, subject and files', () => {
    expect(log[0]).toEqual({
      hash: 'aaa',
      date: '2026-11-03',
      subject: 'Fix the codec table',
      files: ['docs/faq/a.mdx', 'docs/index.mdx'],
    });
  });
});

describe('parseNumstat', () => {
  it('reads lines by page, and leaves out what only the current version has', () => {
    const text = [
      '2\t3\t',
      'docs/faq/a.mdx',
      'versioned_docs/version-v7/faq/a.mdx',
      '0\t9\t',
      'docs/new.mdx',
      '/dev/null',
      '4\t0\t',
      '/dev/null',
      'versioned_docs/version-v7/old.mdx',
      '',
    ].join('\0');
    expect([...parseNumstat(text, 'versioned_docs/version-v7')]).toEqual([
      ['faq/a.mdx', {added: 2, removed: 3}],
      ['old.mdx', {added: 4, removed: 0}],
    ]);
  });
});

describe('compareVersions', () => {
  const differences = compareVersions({
    folders: {current: 'docs', snapshot: 'versioned_docs/version-v7'},
    pages: {current: ['faq/a.mdx', 'index.mdx', 'new.mdx'], snapshot: ['faq/a.mdx', 'index.mdx', 'old.mdx']},
    numstat: new Map([['faq/a.mdx', {added: 2, removed: 3}]]),
    log,
  });

  it('tells pages that are the same, that differ and that only the snapshot has', () => {
    expect(differences.map(({page, state, added, removed}) => [page, state, added, removed])).toEqual([
      ['faq/a.mdx', 'differs', 2, 3],
      ['index.mdx', 'same', 0, 0],
      ['old.mdx', 'own', 0, 0],
    ]);
  });

  it('lists changes of the current page that came after the snapshot’s last change', () => {
    expect(differences[0]?.since.map(({hash}) => hash)).toEqual(['aaa']);
    expect(differences[2]?.since).toEqual([]);
  });
});
