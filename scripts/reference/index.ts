/**
 * The symbols of the SDKs in `reference/data`.
 *
 *   npm run reference -- <platform> <version> <folder>   reads a version from the folder of its source
 *   npm run reference -- --check                         validates all files
 *   npm run reference -- --coverage                      prints how much of each source is in the data, on pages and in samples
 */
import {statSync} from 'node:fs';
import type {ReferencePlatform} from '../../src/reference/types';
import {runCommand} from '../runCommand';
import {checkReferenceFiles} from '../../src/reference/checkFiles';
import {getDataFile, readFile, readFiles, writeFile} from '../../src/reference/files';
import {formatCoverage} from './coverage';
import {mergeVersion} from './merge';
import {countSamples} from './sampleCounts';
import {sources} from './sources';

async function main(args: string[]): Promise<number> {
  if (args[0] === '--check') return check();
  if (args[0] === '--coverage') {
    console.log(formatCoverage(readFiles(), countSamples()));
    return 0;
  }
  const [platform, number, folder, ...others] = args;
  if (args.length < 3)
    throw new Error('Expected: npm run reference -- <platform> <version> <folder>, --check or --coverage.');
  const source = (sources as Partial<typeof sources>)[platform as ReferencePlatform];
  if (!source) throw new Error(`"${platform}" has no source; use one of: ${Object.keys(sources).join(', ')}.`);
  const key = /^\d+/.exec(number!)?.[0];
  if (!key || !source.docs[key])
    throw new Error(
      `Version "${number}": no version of the docs describes ${platform} ${key ?? number}; known: ${Object.keys(source.docs).join(', ')}. Add it to scripts/reference/sources.ts.`,
    );
  if (!statSync(folder!, {throwIfNoEntry: false}))
    throw new Error(`"${folder}" does not exist; give the source's folder.`);
  const name = platform as ReferencePlatform;
  const file = mergeVersion(
    readFile(name),
    {key, number: number!, docs: source.docs[key], source: source.source.replace('%', number!)},
    await source.read(folder!, others),
  );
  writeFile(file);
  const {types, members} = file.versions.find((version) => version.key === key)!.counts;
  console.log(`${getDataFile(name)}: ${name} ${number} has ${types} types and ${members} members.`);
  return check();
}

function check(): number {
  const problems = checkReferenceFiles();
  for (const {file, message} of problems) console.error(`reference/data/${file}: ${message}`);
  if (problems.length === 0) console.log('reference/data: no faults.');
  return problems.length > 0 ? 1 : 0;
}

runCommand(main);
