/**
 * Runs everything that a pull request must pass, and says in the end what did not.
 *
 *   npm run check                all of it
 *   npm run check -- --quick     without the build and the browser: what a git hook can wait for
 *   npm run check -- --only=samples,lint:docs
 */
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

interface Step {
  /** The npm script, which is also how a person runs the step alone. */
  script: string;
  what: string;
  /** Takes longer than a person waits before a commit. */
  slow?: boolean;
}

/** In the order of what fails soonest; the browser tests use what the build has made. */
const steps: readonly Step[] = [
  {script: 'typecheck', what: 'TypeScript of the site and its scripts'},
  {script: 'lint', what: 'code style and the boundaries between folders'},
  {script: 'lint:docs', what: 'pages: front matter, links, words, parts'},
  {script: 'samples', what: 'code samples on the pages'},
  {script: 'unit', what: 'unit tests'},
  {script: 'build', what: 'production build, links and anchors', slow: true},
  {script: 'registry', what: 'every route of the specification is there', slow: true},
  {script: 'browser', what: 'browser tests', slow: true},
];

interface Result {
  step: Step;
  passed: boolean;
  seconds: number;
}

const root = path.resolve(__dirname, '..');

/** The steps that a command line asks for. */
export function chooseSteps(args: readonly string[]): Step[] {
  const only = args
    .find((argument) => argument.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const unknown = args.find((argument) => argument !== '--quick' && !argument.startsWith('--only='));
  if (unknown) throw new Error(`Unknown option ${unknown}. Known: --quick, --only=<script>,<script>.`);
  const wrong = only?.find((name) => !steps.some(({script}) => script === name));
  if (wrong) throw new Error(`"${wrong}" is no step. Steps: ${steps.map(({script}) => script).join(', ')}.`);
  return steps.filter(({script, slow}) => (only ? only.includes(script) : !(slow && args.includes('--quick'))));
}

async function run(step: Step): Promise<Result> {
  const started = performance.now();
  process.stdout.write(`… ${step.script.padEnd(10)} ${step.what}\n`);
  let output = '';
  const passed = await new Promise<boolean>((resolve) => {
    const child = spawn('npm', ['run', '--silent', step.script], {cwd: root, shell: process.platform === 'win32'});
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => {
      output += data.toString();
    });
    child.on('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  // A passing step's output is noise; a failing one's is what the person came for.
  if (!passed) process.stdout.write(`${output.trimEnd()}\n\n`);
  return {step, passed, seconds: (performance.now() - started) / 1000};
}

/** The table at the end. */
export function formatSummary(results: readonly Result[]): string {
  const lines = results.map(
    ({step, passed, seconds}) =>
      `${passed ? '✓' : '✗'} ${step.script.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${step.what}`,
  );
  const failed = results.filter(({passed}) => !passed).map(({step}) => step.script);
  const verdict =
    failed.length === 0 ? 'All checks pass.' : `Failed: ${failed.join(', ')}. Run one alone: npm run ${failed[0]}`;
  return ['', ...lines, '', verdict].join('\n');
}

async function main(): Promise<void> {
  const chosen = chooseSteps(process.argv.slice(2));
  const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const missing = chosen.filter(({script}) => !scripts[script]).map(({script}) => script);
  // A check that is silently left out is worse than one that fails.
  if (missing.length > 0)
    throw new Error(
      `package.json has no script: ${missing.join(', ')}. Add it, or take the step out of scripts/check.ts.`,
    );
  const results: Result[] = [];
  for (const step of chosen) results.push(await run(step));
  console.log(formatSummary(results));
  if (results.some(({passed}) => !passed)) process.exitCode = 1;
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
}
