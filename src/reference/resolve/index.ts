/** Resolves the names of samples: receivers, members and types, against the symbols of one version. No file system, no network. */
import {SymbolTable} from '../symbols';
import type {ReferenceFile, VersionKey} from '../types';
import {dart} from './dart';
import {findDeclarations} from './declarations';
import {java} from './java';
import {kotlin} from './kotlin';
import type {Language} from './languages';
import {findNames} from './names';
import {Resolver} from './resolver';
import {swift} from './swift';
import {tokenize} from './tokens';
import type {Resolution} from './types';

export type {Resolution, SymbolProblem, SymbolUse} from './types';
export {resolveBrightScript} from './brightscript';

const languages = {kotlin, java, swift, dart} as const satisfies Record<string, Language>;

/** Languages that `resolveSamples` reads. */
export type ResolvedLanguage = keyof typeof languages;

const tables = new WeakMap<ReferenceFile, Map<VersionKey | undefined, SymbolTable>>();

/** A table collects the members of each type once, so it is kept for the next page. */
function getTable(file: ReferenceFile, key: VersionKey | undefined): SymbolTable {
  let own = tables.get(file);
  if (!own) tables.set(file, (own = new Map<VersionKey | undefined, SymbolTable>()));
  let table = own.get(key);
  if (!table) own.set(key, (table = new SymbolTable(file, key)));
  return table;
}

/**
 * @param samples the samples of one page in one language, in order; later ones go on with the names of earlier ones.
 * @param key the version to look names up in.
 * @returns a result for each sample, with offsets in its code.
 */
export function resolveSamples(
  samples: readonly string[],
  name: ResolvedLanguage,
  file: ReferenceFile,
  key: VersionKey,
): Resolution[] {
  const language = languages[name];
  const ofPage = samples.map((code) => tokenize(code));
  const names = ofPage.map((tokens) => findNames(tokens));
  const page = {
    language,
    table: getTable(file, key),
    all: getTable(file, undefined),
    own: new Set(names.flatMap(({own}) => own)),
    returns: new Map(names.flatMap(({returns}) => returns)),
    imports: names.flatMap(({imports}) => imports),
    declared: ofPage.flatMap((tokens) => findDeclarations(tokens, language.declares)),
  };
  return ofPage.map((tokens) => new Resolver(tokens, page).run());
}
