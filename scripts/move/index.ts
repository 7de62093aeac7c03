/**
 * Moves a page: its file, the links to it and in it, sidebars, equivalents, evidence, and a redirect from its old address.
 *
 *   npm run move -- docs/faq/old.mdx docs/faq/new.mdx
 *   options: --all-versions   in every version that has the page
 *            --dry-run        says what it would do
 */
import {execFileSync} from 'node:child_process';
import type {ExecFileSyncOptions} from 'node:child_process';
import {parseArgs} from 'node:util';
import {runCommand} from '../runCommand';
import {repositoryRoot} from '../samples/pages';
import {applyPlan, planMove} from './plan';

const usage =
  'npm run move -- <old file> <new file> [--all-versions] [--dry-run], such as docs/faq/old.mdx docs/faq/new.mdx';

runCommand((args) => {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {'all-versions': {type: 'boolean', default: false}, 'dry-run': {type: 'boolean', default: false}},
  });
  const [old, next, ...rest] = positionals;
  if (!old || !next || rest.length) throw new Error(`Name two files: ${usage}.`);
  const plan = planMove(repositoryRoot, old, next, {allVersions: values['all-versions']});
  const isDry = values['dry-run'];
  if (!isDry) {
    applyPlan(repositoryRoot, plan);
    // In a process of its own, because this one has read the builders as they were.
    const quiet = {cwd: repositoryRoot, stdio: ['ignore', 'ignore', 'inherit']} satisfies ExecFileSyncOptions;
    execFileSync('npm', ['run', '--silent', 'sidebars'], quiet);
    const code = [...plan.texts.keys()].filter((file) => /\.(tsx?|json)$/.test(file));
    if (code.length) execFileSync('npx', ['prettier', '--write', '--ignore-unknown', ...code], quiet);
  }
  for (const line of plan.done) console.log(`  ${line}`);
  if (plan.left.length) {
    console.log('Left to you:');
    for (const line of plan.left) console.log(`  ${line}`);
  }
  const pages = plan.moves.map(({to}) => to.file).join(' ');
  console.log(
    isDry ? 'Nothing was changed.' : `Look at it with git diff, then: npm run lint:docs -- ${pages} && npm run build`,
  );
  return 0;
});
