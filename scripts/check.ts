/**
 * Checks a change. `npm test` is `--all`: what CI runs.
 *
 *   npm run check                    what differs from main: pages, their links, words, samples and evidence, and code
 *   npm run check -- docs/faq        these pages, changed or not
 *   npm run check -- --fix           and fixes what can be fixed
 *   npm run check -- --base=v2       what differs from another branch or commit
 *   npm run check -- --lines         one line for each finding, for editors
 *   npm run check -- --all           all checks and tests, with the site's builds and a browser
 *   npm run check -- --quick         all checks without site builds and the browser
 *   npm run check -- --only=samples,lint:docs
 *
 * With the last three, the last line counts the tests of all steps: `N passed, M failed`.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {checkChanged} from './check/changed/checkChanged';
import {showHelp} from './runCommand';
import {runSteps} from './check/runSteps';
import {formatSummary} from './check/summary';
import {chooseSteps} from './check/steps';
import type {Counts} from './check/reports';
import type {Outcome, Step} from './check/steps';

const root = path.resolve(__dirname, '..');

/**
 * Runs a step's npm script. A step that runs alone prints as it goes; output of parallel steps is printed when they
 * end.
 */
async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  console.log(`\n── ${step.name}: ${step.what} …`);
  let output = '';
  const isOk = await new Promise<boolean>((resolve) => {
    const child = spawn(
      'npm',
      ['run', '--silent', step.script ?? step.name, ...(step.args ? ['--', ...step.args] : [])],
      {
        cwd: root,
        stdio: step.alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      },
    );
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  const counts = countTests(step, isOk);
  const seconds = (performance.now() - started) / 1000;
  if (output.trim()) console.log(`\n── output of ${step.name} ──\n${output.trimEnd()}`);
  console.log(`── ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(0)} s)`);
  return {step, ...counts, seconds};
}

/** The step's own count. A runner that crashed before counting, or ran no test, has failed. */
function countTests({count}: Step, isOk: boolean): Counts {
  if (!count) return {passed: isOk ? 1 : 0, failed: isOk ? 0 : 1};
  try {
    const counts = count();
    return {...counts, failed: counts.failed || (isOk && counts.passed ? 0 : 1)};
  } catch {
    return {passed: 0, failed: 1};
  }
}

/** Options of the check of a change; the others choose steps. */
const changeOptions = /^--(?:fix|lines|base=.+)$/;

async function main(args: readonly string[]): Promise<void> {
  if (showHelp(args)) return;
  const options = args.filter((argument) => argument.startsWith('-'));
  if (options.every((option) => changeOptions.test(option))) {
    process.exit(
      await checkChanged({
        root,
        base: options.find((option) => option.startsWith('--base='))?.slice('--base='.length),
        fix: options.includes('--fix'),
        isCompact: options.includes('--lines'),
        paths: args.filter((argument) => !argument.startsWith('-')),
        progress: (line) => console.error(line),
      }),
    );
  }
  const steps = chooseSteps(args);
  // Delete the count of an earlier run.
  fs.rmSync(path.join(root, '.cache/test-results'), {recursive: true, force: true});
  fs.mkdirSync(path.join(root, '.cache/test-results'), {recursive: true});
  const outcomes = await runSteps(steps, runStep);
  console.log(formatSummary(outcomes));
  process.exit(outcomes.some(({failed}) => failed) ? 1 : 0);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
