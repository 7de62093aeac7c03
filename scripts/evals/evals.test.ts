import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {ask} from './assistant';
import {extractCode, judge} from './judge';
import {count, findMissing} from './retrieval';
import {getSolutionFile, parseTasks, readTasks} from './tasks';

const tasks = readTasks();
const find = (id: string) => tasks.find((task) => task.id === id)!;
const solve = (id: string) => fs.readFileSync(getSolutionFile(find(id)), 'utf8');

describe('a task', () => {
  it('is one of twenty, over all platforms but the receiver, and all versions', () => {
    expect(new Set(tasks.map(({id}) => id)).size).toBe(20);
    expect(new Set(tasks.map(({platform}) => platform))).toEqual(
      new Set(['web', 'android', 'ios', 'react-native', 'flutter', 'roku']),
    );
    expect(new Set(tasks.map(({version}) => version))).toEqual(new Set(['current', 'v6', 'v4']));
  });

  it.each(tasks.map(({id}) => id))('is passed by its reference solution: %s', async (id) => {
    expect(await judge(find(id), solve(id))).toEqual({passed: true, problems: []});
  });

  it.each([
    ['web-first-player', (code: string) => code.replace('player.play()', 'player.begin()'), /begin/],
    ['web-v4-chromeless', (code: string) => code.replace("'theoplayer'", "'theoplayer/chromeless'"), /lacks/],
    ['android-listen', (code: string) => code.replace('event.currentTime', 'event.time'), /time/],
    ['ios-player', (code: string) => code.replace('player.source =', 'player.origin ='), /origin/],
    ['flutter-source', (code: string) => code.replace('setSource', 'loadSource'), /does not use setSource/],
    ['roku-cleanup', (code: string) => code.replace('callFunc("destroy")', 'callFunc("release")'), /release/],
  ])('is failed by a member that does not exist: %s', async (id, spoil, message) => {
    const {passed, problems} = await judge(find(id), spoil(solve(id)));
    expect(passed).toBe(false);
    expect(problems.join('\n')).toMatch(message);
  });

  it('is failed by text in place of code', async () => {
    expect((await judge(find('ios-player'), 'I cannot do that.')).passed).toBe(false);
  });

  it('is refused with file, line and remedy where it is not whole', () => {
    expect(() => parseTasks('- id: a\n', 'evals/tasks.yml')).toThrow(
      'evals/tasks.yml:1: The task has no "version". Write it as text.',
    );
  });
});

describe('extractCode', () => {
  it('takes the longest block of the language, or the whole answer', () => {
    const answer =
      'Like this:\n\n```bash\nnpm install something-long\n```\n\n```swift\nlet a = 1\n```\n\n```swift\nlet a = 1\nlet b = 2\n```\n';
    expect(extractCode(answer, ['swift'])).toBe('let a = 1\nlet b = 2');
    expect(extractCode('let a = 1\n', ['swift'])).toBe('let a = 1');
  });
});

describe('the figures of retrieval', () => {
  it('count pages by rank, and answers at their start', () => {
    expect(findMissing(`a${' '.repeat(5000)}b`, ['a', 'b'])).toEqual(['b']);
    expect(
      count([
        {id: 'a', rank: 1, missing: []},
        {id: 'b', rank: 3, missing: ['b']},
        {id: 'c', missing: []},
      ]),
    ).toEqual({tasks: 3, first: 1, firstThree: 2, complete: 2, served: 1});
  });
});

describe('ask', () => {
  it('gives the prompt to the command, and returns what it prints', async () => {
    expect(await ask('cat', 'a prompt')).toBe('a prompt');
    await expect(ask('exit 3', 'a prompt')).rejects.toThrow('the command ended with 3');
  });
});
