/**
 * The symbols of the SDKs in `reference/data`.
 *
 *   npm run reference -- <platform> <version> <folder>   reads a version from the folder of its source
 *   npm run reference -- --check                         validates all files
 *   npm run reference -- --coverage                      prints how much of each source is in the data, on pages and in samples
 *   npm run reference -- --coverage --missed             also the names in TypeScript and JavaScript samples that have no link
 */
import {statSync} from 'node:fs';
import type {ReferenceFile, ReferencePlatform} from '../../src/reference/types';
import {runCommand} from '../runCommand';
import {checkReferenceFiles} from '../../src/reference/checkFiles';
import {getDataFile, readFile, readFiles, writeFile} from '../../src/reference/files';
import {formatCoverage} from './coverage';
import {mergeVersion} from './merge';
import {findPagesWithSamples, repositoryRoot} from '../samples/pages';
import {countSamples} from './sampleCounts';
import {countScripts, formatMissed} from './scriptCounts';
import {sources} from './sources';

async function main(args: string[]): Promise<number> {
  if (args[0] === '--check') return check();
  if (args[0] === '--coverage') {
    const files = readFiles();
    const scripts = countScripts(findPagesWithSamples(repositoryRoot), files, repositoryRoot);
    console.log(formatCoverage(files, [...countSamples(), ...scripts.counts]));
    if (args.includes('--missed')) scripts.missed.forEach((one) => console.log(formatMissed(one)));
    return 0;
  }
  const [platform, number, folder, ...others] = args;
  if (args.length < 3)
    throw new Error('Expected: npm run reference -- <platform> <version> <folder>, --check or --coverage.');
  const source = (sources as Partial<typeof sources>)[platform as ReferencePlatform];
  if (!source) throw new Error(`"${platform}" has no source; use one of: ${Object.keys(sources).join(', ')}.`);
  if (!statSync(folder!, {throwIfNoEntry: false}))
    throw new Error(`"${folder}" does not exist; give the source's folder.`);
  const name = platform as ReferencePlatform;
  const before = readFile(name);
  const file = mergeVersion(
    before,
    {...findVersion(before, number!), source: source.source.replace('%', number!)},
    await source.read(folder!, others),
  );
  writeFile(file);
  const {types, members} = file.versions.find((version) => version.number === number)!.counts;
  console.log(`${getDataFile(name)}: ${name} ${number} has ${types} types and ${members} members.`);
  return check();
}

/**
 * The version of a file that a release belongs to: the one with its major number, or a new one for the current docs.
 * @throws Error if the release is malformed, or the current docs have the symbols of another major version.
 */
function findVersion({platform, versions}: ReferenceFile, number: string): {key: string; number: string; docs: string} {
  const key = /^\d+/.exec(number)?.[0];
  if (!key) throw new Error(`"${number}" is not a release; write it as 8.0.0.`);
  const docs = versions.find((version) => version.key === key)?.docs ?? 'current';
  const other = versions.find((version) => version.docs === docs && version.key !== key);
  if (other)
    throw new Error(
      `docs/ has the symbols of ${platform} ${other.number}. For ${number} it must become a snapshot first: npm run new -- version --title ${number}`,
    );
  return {key, number, docs};
}

function check(): number {
  const problems = checkReferenceFiles();
  for (const {file, message} of problems) console.error(`reference/data/${file}: ${message}`);
  if (problems.length === 0) console.log('reference/data: no faults.');
  return problems.length > 0 ? 1 : 0;
}

runCommand(main);
