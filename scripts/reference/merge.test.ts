import {describe, expect, it} from 'vitest';
import type {ReferenceFile} from '../../src/reference/types';
import {formatFile} from '../../src/reference/files';
import {mergeVersion} from './merge';
import type {SourceType} from './sourceTypes';

const empty: ReferenceFile = {platform: 'web', versions: [], types: []};
const version = (key: string) => ({key, number: `${key}.1.0`, docs: `v${key}`, source: 'a fixture'});
const radio = (...names: string[]): SourceType => ({
  id: 'Radio',
  form: {kind: 'class'},
  members: names.map((name) => ({name, kind: 'property', type: 'string'})),
});

describe('mergeVersion', () => {
  it('keeps one record for what versions share, and names the versions of the rest', () => {
    const old = mergeVersion(empty, version('4'), [radio('band', 'dial')]);
    const both = mergeVersion(old, version('10'), [radio('band', 'app')]);
    expect(both.versions.map(({key}) => key)).toEqual(['4', '10']);
    expect(both.types).toEqual([
      {
        id: 'Radio',
        in: ['4', '10'],
        forms: [{kind: 'class'}],
        members: [
          {name: 'app', kind: 'property', type: 'string', in: ['10']},
          {name: 'band', kind: 'property', type: 'string'},
          {name: 'dial', kind: 'property', type: 'string', in: ['4']},
        ],
      },
    ]);
  });

  it('gives the same file whichever version is read first, and again when one is read twice', () => {
    const one = mergeVersion(mergeVersion(empty, version('4'), [radio('a')]), version('6'), [radio('a', 'b')]);
    const other = mergeVersion(mergeVersion(empty, version('6'), [radio('a', 'b')]), version('4'), [radio('a')]);
    expect(formatFile(one)).toBe(formatFile(other));
    expect(formatFile(mergeVersion(one, version('6'), [radio('a', 'b')]))).toBe(formatFile(one));
  });

  it('takes out a type that the version no longer has', () => {
    const before = mergeVersion(empty, version('4'), [radio('a')]);
    expect(mergeVersion(before, version('4'), []).types).toEqual([]);
  });
});
