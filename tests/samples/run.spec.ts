/** The named web samples of the current pages run in a browser: on the preview engine, and on stand-ins made from the SDK's typings. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {extractFences} from '../../scripts/samples/fences';
import {findPagesWithSamples, repositoryRoot} from '../../scripts/samples/pages';
import {getReason} from '../../scripts/samples/run/leftOut';
import {findProjects, findRuns} from '../../scripts/samples/run/projects';
import {onDesktop} from '../test';
import {SamplePage} from './samplePage';

const root = repositoryRoot;
/** The tests share the pages between them: two halves run at the same time. */
const shares = 2;

const runs = findPagesWithSamples(root)
  .filter((page) => !/^(versioned_docs|contributing)\//.test(page))
  .flatMap((page) => findProjects(extractFences(page, readFileSync(path.join(root, page), 'utf8'))).flatMap(findRuns));
const running = runs.filter((run) => getReason(run) === undefined);

test.describe('samples run', onDesktop, () => {
  for (let share = 0; share < shares; share++) {
    test(`web samples start without an exception or an unhandled rejection, part ${share + 1}`, async ({page}) => {
      const samples = await SamplePage.create(page, root);
      const problems: string[] = [];
      for (const run of running.filter((_, i) => i % shares === share)) {
        const atLoad = await samples.load(run);
        problems.push(...(atLoad.length > 0 ? atLoad : await samples.exercise(run)));
      }
      expect([...new Set(problems)]).toEqual([]);
    });
  }

  test('samples are left out for a reason', () => {
    const reasons = new Map<string, number>();
    for (const run of runs) {
      const reason = getReason(run);
      if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    console.log(`${running.length} samples run; left out: ${[...reasons].map(([why, n]) => `${n} ${why}`).join('; ')}`);
    expect(running.length).toBeGreaterThan(150);
  });
});
