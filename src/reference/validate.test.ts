import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {assertReferenceFiles, checkReferenceFiles} from './checkFiles';
import {validateReference} from './validate';

const version = {key: '7', number: '7.8.0', docs: 'current', source: 'a fixture', counts: {types: 1, members: 1}};
const type = (id: string, more: object = {}) => ({id, in: ['7'], forms: [{kind: 'class'}], members: [], ...more});
const check = (types: object[]) =>
  validateReference('web.json', JSON.stringify({platform: 'web', versions: [version], types}), {
    typescript: ['string'],
  }).map(({message}) => message);

describe('validateReference', () => {
  it('accepts known, generic and external types', () => {
    const members = [
      {
        name: 'map',
        kind: 'method',
        typeParameters: ['T'],
        parameters: [{name: 'a', type: 'T | string'}],
        type: 'Radio',
      },
    ];
    expect(check([type('Radio', {members})])).toEqual([]);
  });

  it.each<[string, object[], RegExp]>([
    ['two types of one name', [type('Radio'), type('Radio')], /Radio: two types have this name; give one/],
    [
      'a dangling type',
      [type('Radio', {members: [{name: 'dial', kind: 'property', type: 'Dial'}]})],
      /Radio\.dial names the type Dial, which is not in the file; .*external\.json/,
    ],
    ['an unknown version', [type('Radio', {in: ['9']})], /Radio: in \["9"\] names a version/],
    [
      'a member beyond its type',
      [type('Radio', {members: [{name: 'a', kind: 'property', in: ['6']}]})],
      /Radio\.a: in \["6"\] goes beyond/,
    ],
    ['a version without a form', [type('Radio', {forms: [{kind: 'class', in: []}]})], /version 7 has 0 forms/],
    [
      'an unknown kind',
      [type('Radio', {members: [{name: 'a', kind: 'thing'}]})],
      /Radio\.a: "thing" is not a kind of member; see src\/reference\/types\.ts/,
    ],
  ])('reports %s with the symbol and the fix', (_, types, message) => {
    expect(check(types)).toEqual([expect.stringMatching(message)]);
  });

  it('reports invalid JSON', () => {
    expect(validateReference('web.json', '{', {})[0]).toMatchObject({
      file: 'web.json',
      message: expect.stringMatching(/no JSON.*npm run reference/) as string,
    });
  });

  it('finds no problem in the files of the repository', () => {
    expect(checkReferenceFiles()).toEqual([]);
  });
});

describe('assertReferenceFiles', () => {
  it('stops the build with file, symbol and remedy for each fault', () => {
    const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'reference-')), 'data');
    mkdirSync(folder);
    const write = (name: string, types: object[]) =>
      writeFileSync(
        path.join(folder, name),
        JSON.stringify({platform: name.replace('.json', ''), versions: [version], types}),
      );
    write('android.json', [type('Radio'), type('Radio')]);
    write('ios.json', [type('Radio', {members: [{name: 'dial', kind: 'property', type: 'Dial'}]})]);
    writeFileSync(path.join(folder, 'web.json'), '{');
    expect(() => assertReferenceFiles(folder)).toThrow(
      /android\.json: Radio: two types have this name; give one[^]*ios\.json: Radio\.dial names the type Dial[^]*external\.json[^]*web\.json: .*no JSON.*npm run reference/,
    );
    rmSync(path.dirname(folder), {recursive: true});
  });
});
