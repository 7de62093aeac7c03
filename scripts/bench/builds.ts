/** Build times and memory: cold, unchanged, and after a one-line edit. */
import fs from 'node:fs';
import {showProgress} from './progress';
import {dropAside, setAside} from './setAside';
import {watchBuild} from './watchedBuild';
import type {BuildCost} from './watchedBuild';

export interface BuildFigures extends BuildCost {
  kind: 'cold' | 'unchanged' | 'one-line edit';
}

async function build(kind: BuildFigures['kind']): Promise<BuildFigures> {
  return {kind, ...(await showProgress(`build, ${kind}`, () => watchBuild('.')))};
}

/** Folders that a build writes. */
const results = ['build', '.docusaurus', 'node_modules/.cache'];

/**
 * Builds three times, then once more to restore the site. The edited page is always restored.
 * @throws Error if a build fails.
 */
export async function measureBuilds(): Promise<BuildFigures[]> {
  setAside(results);
  const cold = await build('cold');
  const unchanged = await build('unchanged');
  const page = 'docs/faq/index.mdx';
  const text = fs.readFileSync(page, 'utf8');
  try {
    fs.writeFileSync(page, `${text}\nOne more line.\n`);
    const edited = await build('one-line edit');
    return [cold, unchanged, edited];
  } finally {
    fs.writeFileSync(page, text);
    // Later measurements use the unedited site.
    await showProgress('build, the page put back', () => watchBuild('.'));
    dropAside();
  }
}
