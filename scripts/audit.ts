/**
 * `npm run audit:site`: reports known vulnerabilities of the installed packages. Fails on a high or critical one in a
 * package that is shipped to readers (listed in `build/licenses.txt`). If the registry has no audit API, it says so and
 * passes.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {parseLicenses} from '../src/plugins/licenses/packages';
import {judgeAudit} from './check/judgeAudit';
import {runCommand} from './runCommand';

const list = 'build/licenses.txt';

runCommand(async () => {
  if (!fs.existsSync(list)) throw new Error(`No ${list}. Run "npm run build" first.`);
  const shipped = new Set(parseLicenses(fs.readFileSync(list, 'utf8')).map(({name}) => name));
  // npm exits with 1 if it finds anything, so only its output counts.
  const {stdout} = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
    shell: process.platform === 'win32',
  });
  const {isAnswered, serious, others} = judgeAudit(stdout, shipped);
  if (!isAnswered) {
    console.log('The npm registry in use answers no audits. Nothing was checked.');
    return 0;
  }
  for (const line of others) console.log(`  ${line}`);
  for (const line of serious) console.error(`✗ ${line}`);
  console.log(
    `${serious.length} serious advisories on the ${shipped.size} packages that readers get, ${others.length} others.`,
  );
  if (serious.length > 0)
    console.error(
      'Raise these packages to a version without the advisory: npm audit fix, or npm install <name>@<version>.',
    );
  return serious.length > 0 ? 1 : 0;
});
