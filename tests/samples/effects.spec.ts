/** Samples do what their guides promise: each entry of `effects.ts`, on the preview engine and demo media. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {extractFences} from '../../scripts/samples/fences';
import {repositoryRoot} from '../../scripts/samples/pages';
import {getReason} from '../../scripts/samples/run/leftOut';
import {findProjects, findRuns} from '../../scripts/samples/run/projects';
import type {Run} from '../../scripts/samples/run/projects';
import {onDesktop} from '../test';
import {effects} from './effects';
import type {Effect} from './effects';
import {SamplePage} from './samplePage';

function findRun({page, file, tab}: Effect): Run {
  const fences = extractFences(page, readFileSync(path.join(repositoryRoot, page), 'utf8'));
  const runs = findProjects(fences)
    .filter((project) => tab === undefined || project.tab === tab)
    .flatMap(findRuns)
    .filter((one) => getReason(one) === undefined);
  const run = file === undefined ? runs[0] : runs.find(({entry}) => entry.name === file);
  if (!run) throw new Error(`${page} has no sample ${file ?? ''} that runs. See tests/samples/effects.ts.`);
  return run;
}

test.describe('samples do what their guides promise', onDesktop, () => {
  for (const effect of effects) {
    test(`the sample of ${effect.page} ${effect.tab ?? ''} ${effect.does}`, async ({page}) => {
      const samples = await SamplePage.create(page, repositoryRoot);
      expect(await samples.load(findRun(effect))).toEqual([]);
      if (effect.act) await page.evaluate(effect.act);
      await page.waitForFunction(effect.shows);
    });
  }
});
