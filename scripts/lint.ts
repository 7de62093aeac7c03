/** `npm run lint`: runs all linters, even if one fails, so that one run shows every problem. */
import {spawnSync} from 'node:child_process';

const fix = process.argv.includes('--fix');

const linters: [name: string, command: string[]][] = [
  ['ESLint', ['eslint', '--max-warnings=0', ...(fix ? ['--fix'] : []), '.']],
  ['Prettier', ['prettier', fix ? '--write' : '--check', '--log-level=warn', '.']],
  ['Stylelint', ['stylelint', ...(fix ? ['--fix'] : []), 'src/**/*.css']],
  ['markdownlint', ['markdownlint-cli2', ...(fix ? ['--fix'] : [])]],
  ['boundaries', ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'packages', 'sidebars', 'scripts']],
  ['reference', ['tsx', 'scripts/reference/index.ts', '--check']],
];

let failed = 0;
for (const [name, command] of linters) {
  const {status} = spawnSync('npx', ['--no-install', ...command], {stdio: 'inherit'});
  console.log(`${name}: ${status === 0 ? 'ok' : 'problems found'}`);
  if (status !== 0) failed++;
}
if (failed)
  console.error(`${failed} of ${linters.length} linters found problems. "npm run lint -- --fix" fixes what it can.`);
process.exit(failed ? 1 : 0);
