import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {replaceCoreFunction} from './replaceCoreFunction';

type ClearPath = (folder: string) => Promise<void>;

it('replaces a function of core for one call, and several times over', async () => {
  const core = createRequire(__filename)('@docusaurus/core/lib/commands/utils/clearPath') as {default: ClearPath};
  const original = core.default;
  const calls: string[] = [];
  const replace = (label: string, callFormer: boolean) =>
    replaceCoreFunction<ClearPath>(
      'commands/utils/clearPath',
      'default',
      (former) => async (folder) => {
        calls.push(`${label} ${folder}`);
        if (callFormer) await former(folder);
      },
      'a-plugin',
    );
  replace('first', false);
  replace('second', true);
  await core.default('folder');
  expect(calls).toEqual(['second folder', 'first folder']);
  expect(core.default).toBe(original);
});

it('says what to do where core has no such function', () => {
  expect(() => replaceCoreFunction('commands/utils/clearPath', 'gone', (former) => former, 'a-plugin')).toThrow(
    /a-plugin: .*clearPath has no function "gone".*adapt src\/plugins\/a-plugin/s,
  );
});
