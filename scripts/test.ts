/**
 * `npm test`: everything that must hold before a change goes in, in the order in which it fails fastest. Each step's output is
 * shown as it comes; the last line counts the tests of all steps.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string[];
  /** Reads the step's own count; a step without one counts as one test. */
  count?: () => Counts;
  /** Runs on one processor and takes long: starts at once, beside the steps before it, and its output is shown in its turn. */
  early?: boolean;
}

const results = '.cache/test-results';

function countVitest(): Counts {
  const report = JSON.parse(fs.readFileSync(`${results}/unit.json`, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return {passed: report.numPassedTests, failed: report.numFailedTests};
}

function countPlaywright(): Counts {
  const {stats} = JSON.parse(fs.readFileSync(`${results}/browser.json`, 'utf8')) as {
    stats: {expected: number; unexpected: number; flaky: number};
  };
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky};
}

const steps: Step[] = [
  {name: 'types', command: ['tsc', '--noEmit']},
  {name: 'lint', command: ['tsx', 'scripts/lint.ts']},
  {name: 'samples', command: ['tsx', 'scripts/samples/index.ts']},
  {name: 'pages', command: ['tsx', 'scripts/lint-docs/index.ts'], early: true},
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/unit.json`],
    count: countVitest,
  },
  {name: 'build', command: ['docusaurus', 'build']},
  {name: 'browser tests', command: ['playwright', 'test'], count: countPlaywright},
];

interface Result {
  ok: boolean;
  seconds: number;
  /** What the step printed, where that was not shown as it came. */
  output: string;
}

function run([command = '', ...args]: readonly string[], isShown = true): Promise<Result> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', command, ...args], {
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const end = (ok: boolean) => resolve({ok, seconds: Math.round((Date.now() - started) / 1000), output});
    child.on('close', (code) => end(code === 0));
    child.on('error', () => end(false));
  });
}

async function main(): Promise<void> {
  fs.rmSync(results, {recursive: true, force: true});
  fs.mkdirSync(results, {recursive: true});
  const total: Counts = {passed: 0, failed: 0};
  const early = new Map(steps.filter((step) => step.early).map((step) => [step, run(step.command, false)]));
  for (const step of steps) {
    const {name, command, count} = step;
    console.log(`\n── ${name} ──`);
    const {ok, seconds, output} = await (early.get(step) ?? run(command));
    if (output) process.stdout.write(output);
    let counts: Counts = {passed: ok ? 1 : 0, failed: ok ? 0 : 1};
    if (count) {
      try {
        counts = count();
        // A runner that breaks before it counts has failed all the same; so has one that ran nothing.
        if ((!ok && counts.failed === 0) || counts.passed + counts.failed === 0) counts.failed += 1;
      } catch {
        counts = {passed: 0, failed: 1};
      }
    }
    total.passed += counts.passed;
    total.failed += counts.failed;
    console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
    if (!ok && name === 'build') break;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
}

void main();
