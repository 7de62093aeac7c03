import {expect, it} from 'vitest';
import type {ReferenceFile, ReferenceType} from '../../../../src/reference/types';
import {writeSdk} from './sdk';
import {readStubs} from '.';

const type = (
  id: string,
  form: Partial<ReferenceType['forms'][0]>,
  members: ReferenceType['members'] = [],
): ReferenceType => ({
  id,
  in: ['6', '7'],
  forms: [{kind: 'interface', package: 'com.example.player', ...form}],
  members,
});

const file: ReferenceFile = {
  platform: 'android',
  versions: ['6', '7'].map((key) => ({
    key,
    number: `${key}.0.0`,
    docs: key === '7' ? 'current' : 'v6',
    source: 'a test',
    counts: {types: 0, members: 0},
  })),
  types: [
    type('Event', {typeParameters: ['E extends Event<E>']}, [
      {name: 'getDate', kind: 'method', parameters: [], type: 'Date?'},
    ]),
    type('PlayEvent', {supertypes: ['Event']}),
    type('Clock', {}, [{name: 'now', kind: 'method', parameters: [{name: 'zone', type: 'String'}], type: 'long'}]),
    type('Player', {kind: 'class', supertypes: ['Clock']}, [
      {name: 'constructor', kind: 'constructor', parameters: [{name: 'sources', type: 'Array<String>'}]},
      {name: 'volume', kind: 'property', type: 'double'},
      {name: 'getVolume', kind: 'method', parameters: [], type: 'double'},
      {name: 'getTitles', kind: 'method', parameters: [], type: 'Map<String, Integer>', in: ['7']},
      {name: 'getHidden', kind: 'method', parameters: [], type: 'HiddenImpl'},
    ]),
    type('Player.Builder', {kind: 'class'}, [{name: 'build', kind: 'method', parameters: [], type: 'Player'}]),
    type('State', {kind: 'enum'}, [
      {name: 'PLAYING', kind: 'value'},
      {name: 'values', kind: 'method', parameters: [], type: 'Array<State>', static: true},
    ]),
  ],
};

const write = (key: string): Map<string, string> =>
  new Map(writeSdk(file, key).files.map(({name, text}) => [name.split('/').pop()!, text.replace(/\s+/g, ' ')]));

it('writes the types of a version as Java, nested ones inside', () => {
  const player = write('7').get('Player.java');
  expect(player).toContain('package com.example.player;');
  expect(player).toContain('public class Player implements com.example.player.Clock {');
  expect(player).toContain('public Player(String... sources) {}');
  expect(player).toContain('java.util.Map<String, Integer> getTitles();');
  expect(player).toMatch(/public static class Builder \{ public native com\.example\.player\.Player build\(\); \}/);
  expect(write('6').get('Player.java')).not.toContain('getTitles');
});

it('gives a class the methods of its interfaces, and hides a field behind its getter', () => {
  const player = write('7').get('Player.java');
  expect(player).toContain('public native long now(String zone);');
  expect(player).not.toMatch(/double volume;/);
});

it('fills in the type argument that the reference lost, and marks what may be null', () => {
  expect(write('7').get('PlayEvent.java')).toContain('extends com.example.player.Event<com.example.player.PlayEvent>');
  expect(write('7').get('Event.java')).toContain('@androidx.annotation.Nullable java.util.Date getDate();');
});

it('leaves out what every enum has, and members whose types are not public', () => {
  expect(write('7').get('State.java')).toContain('public enum State { PLAYING; }');
  expect(writeSdk(file, '7').leftOut).toEqual(['Player.getHidden(): HiddenImpl']);
});

it('writes all but what is known to be hidden of the SDK itself', () => {
  const {compiled, compose} = readStubs('7');
  expect(compiled.find(({name}) => name === 'com/theoplayer/android/api/player/Player.java')?.text).toContain('play()');
  expect(compose.find(({name}) => name === 'com/theoplayer/android/ui/UiKit.kt')?.text).toContain('fun DefaultUI(');
});
