/**
 * Carries a correction to the other versions' pages that have the same words.
 *
 *   npm run versions:patch -- 4f2c1ab            what a commit corrected (or a range: main~5..main)
 *   npm run versions:patch -- docs/faq/a.mdx     what differs from main in a page or folder; without it, in all pages
 *   npm run versions:patch -- 4f2c1ab --yes      applies every place that nothing speaks against (✓)
 *   npm run versions:patch -- 4f2c1ab --apply=2,5   applies these, once you have read a source for them (?)
 *   npm run versions:patch -- 4f2c1ab --to=v6    one version only
 *
 * In a terminal it asks for each place. Rows of evidence travel where their source holds for that version. What names a member that
 * the version lacks does not travel (✗).
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {getEvidenceFile} from '../../src/evidence/evidence';
import {snapshots} from '../../src/platforms/versions';
import {runCommand} from '../runCommand';
import {checkSamples} from '../samples/check';
import {repositoryRoot} from '../samples/pages';
import releases from '../samples/typescript/typings.json';
import {carryEvidence} from './carryEvidence';
import {readChanges, readVersionedPages} from './changes';
import {formatPlace} from './format';
import {findLostNames} from './names';
import {applyPlaces, isCertain, isForbidden} from './place';
import type {Place} from './place';
import {isInCode, planPatch} from './plan';

const root = repositoryRoot;

async function main(args: string[]): Promise<number> {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {yes: {type: 'boolean', default: false}, apply: {type: 'string'}, to: {type: 'string'}},
  });
  const to = values.to?.split(',');
  const known = ['current', ...snapshots.map(({name}) => name)];
  const wrong = to?.find((name) => !known.includes(name));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a version of the docs. Versions: ${known.join(', ')}.`);
  const pages = readVersionedPages(root);
  const places = planPatch({changed: readChanges(root, positionals), pages, to, releases, findLostNames});
  if (places.length === 0) {
    console.log('No page of another version has the words that were changed.');
    return 0;
  }
  await checkCode(places, pages);
  places.forEach((place, index) => console.log(`${formatPlace(place, index + 1)}\n`));
  const chosen = await choose(places, values);
  if (chosen.length === 0) {
    console.log(
      `${places.length} places, ${places.filter(isCertain).length} that nothing speaks against. Apply those with --yes, others by their numbers: --apply=1,2`,
    );
    return 0;
  }
  apply(chosen, pages);
  return 0;
}

/** A changed sample has to compile against the other version's typings as well as the old one did. */
async function checkCode(places: readonly Place[], pages: ReadonlyMap<string, string>): Promise<void> {
  const concerned = places.filter((place) => !isForbidden(place) && isInCode(pages.get(place.file) ?? '', place.start));
  for (const place of concerned) {
    const text = pages.get(place.file) ?? '';
    const check = async (page: string) =>
      (await checkSamples([{page: place.file, text: page}], root)).problems.map(({message}) => message);
    const had = new Set(await check(text));
    const fresh = (await check(applyPlaces(text, [place]))).filter((message) => !had.has(message));
    for (const message of new Set(fresh)) place.doubts.push(`must not travel: ${message.split('\n')[0] ?? ''}`);
  }
}

async function choose(
  places: readonly Place[],
  {yes, apply: numbers}: {yes: boolean; apply?: string},
): Promise<Place[]> {
  if (yes || numbers !== undefined) {
    const wanted = new Set(numbers?.split(',').map(Number));
    const missing = [...wanted].find((number) => !places[number - 1]);
    if (missing !== undefined)
      throw new Error(`There is no place ${missing}; they are numbered from 1 to ${places.length}.`);
    const forbidden = places.find((place, index) => wanted.has(index + 1) && isForbidden(place));
    if (forbidden) throw new Error(`${forbidden.file}:${forbidden.line} ${forbidden.doubts.join('; ')}`);
    return places.filter((place, index) => wanted.has(index + 1) || (yes && isCertain(place)));
  }
  if (!process.stdin.isTTY) return [];
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const chosen: Place[] = [];
  try {
    for (const [index, place] of places.entries()) {
      if (isForbidden(place)) continue;
      const answer = await terminal.question(`Apply ${index + 1}, ${place.file}:${place.line}? (y, n, q to stop) `);
      if (/^q/i.test(answer)) break;
      if (/^y/i.test(answer)) chosen.push(place);
    }
  } finally {
    terminal.close();
  }
  return chosen;
}

/** Writes pages and evidence, and says what is left to read. */
function apply(places: readonly Place[], pages: ReadonlyMap<string, string>): void {
  for (const file of new Set(places.map((place) => place.file))) {
    const own = places.filter((place) => place.file === file);
    const text = applyPlaces(pages.get(file) ?? '', own);
    writeFileSync(path.join(root, file), text);
    const evidence = getEvidenceFile(file);
    const full = path.join(root, evidence);
    const old = existsSync(full) ? readFileSync(full, 'utf8') : '';
    const update = carryEvidence(old, own, text);
    if (update.text !== old) {
      mkdirSync(path.dirname(full), {recursive: true});
      writeFileSync(full, update.text);
    }
    console.log(`${file}: ${own.length} applied${update.added ? `, ${update.added} rows of evidence` : ''}`);
    for (const quote of update.rewritten) console.log(`  ${evidence}: read the source again for "${quote}"`);
    for (const doubt of new Set(own.flatMap(({doubts}) => doubts))) console.log(`  ${doubt}`);
  }
  console.log('Then: npm run check');
}

runCommand(main);
