/** `--help` of the commands: it says what a command does and how to call it, and does nothing else. */
import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};

/** Commands of other packages, which have help of their own. */
const foreign =
  /^(?:node scripts\/run\.mjs (?:tool|browser|compilers) )?(?:docusaurus|tsc|vitest|playwright|npm)\b|run\.mjs start$/;

const own = Object.entries(scripts).filter(([, command]) => !foreign.test(command));

it.each(own)('npm run %s', async (name, command) => {
  const [program = '', ...args] = command.split(' ');
  expect(program).toBe('node');
  // An option before it must not hide it, and no package needs to be installed.
  const {stdout} = await promisify(execFile)(process.execPath, [...args, '--some', '--help'], {timeout: 5000});
  expect(stdout).toContain(name === 'test' ? 'npm test' : `npm run ${name}`);
  expect(stdout.trim().length).toBeGreaterThan(60);
});
