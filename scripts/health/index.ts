/**
 * Records the figures of the health page that take too long for a build: `npm run health` writes `health/samples.json` and
 * `health/search.json` from the reports of `npm run samples` and `npm run bench:search`. The page says when that was.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {toSampleFigures, toSearchFigures} from '../../src/health/record';
import type {SampleReport, SearchReport} from '../../src/health/record';
import {runCommand} from '../runCommand';
import {repositoryRoot} from '../samples/pages';

/** @throws Error if the command fails; what it says about that is shown. */
function report(script: string, ...args: string[]): unknown {
  console.log(`npm run ${script} …`);
  const output = execFileSync('npx', ['--no-install', 'tsx', `scripts/${script}/index.ts`, ...args], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output);
}

function write(name: string, figures: object): void {
  const file = path.join(repositoryRoot, 'health', name);
  fs.writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`);
  console.log(`Wrote health/${name}`);
}

function main(): number {
  const today = new Date().toISOString().slice(0, 10);
  write('samples.json', toSampleFigures(report('samples', '--json') as SampleReport, today));
  write('search.json', toSearchFigures(report('bench-search', '--check', '--json') as SearchReport, today));
  return 0;
}

runCommand(main);
