/**
 * `npm run typings`: installs the typings that `scripts/samples/typescript/typings.json` names, where `package.json` has others.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from '../runCommand';
import {repositoryRoot} from './pages';
import {getDependencies} from './typescript/versionTypings';

/** Asks the registry for a version; `undefined` where it has none of that name. */
type FindRelease = (specifier: string) => string | undefined;

const findOnNpm: FindRelease = (specifier) => {
  const {stdout} = spawnSync('npm', ['view', specifier, 'version'], {encoding: 'utf8'});
  return stdout.trim().split('\n').at(-1) || undefined;
};

/**
 * The arguments of `npm install` for what is missing.
 * @param wanted specifiers by name, from the table.
 * @param present `devDependencies` of `package.json`.
 * @throws Error for a release that npm does not have.
 */
export function getInstalls(
  wanted: Readonly<Record<string, string>>,
  present: Readonly<Record<string, string>>,
  find: FindRelease = findOnNpm,
): string[] {
  return Object.entries(wanted)
    .filter(([name, specifier]) => present[name] !== specifier)
    .map(([name, specifier]) => {
      const [, package_ = name, release = specifier] = /^npm:(.+)@(.+)$/.exec(specifier) ?? [];
      if (!find(`${package_}@${release}`)) {
        throw new Error(
          `${package_} ${release} is not on npm; its newest release there is ${find(package_) ?? 'unknown'}. ` +
            'Write the nearest published release into scripts/samples/typescript/typings.json.',
        );
      }
      return `${name}@${specifier}`;
    });
}

function main(): number {
  const {devDependencies} = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const installs = getInstalls(getDependencies(), devDependencies);
  if (installs.length > 0)
    execFileSync('npm', ['install', '-D', '-E', ...installs], {stdio: 'inherit', cwd: repositoryRoot});
  console.log(installs.length > 0 ? `Installed ${installs.join(', ')}.` : 'All typings of the table are installed.');
  return 0;
}

if (require.main === module) runCommand(() => Promise.resolve(main()));
