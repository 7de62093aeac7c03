/** The stubs that are written by hand: one file a library, taken apart into the files that a compiler wants. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {VersionKey} from '../../../../src/reference/types';
import type {SourceFile} from '../sourceFile';

const folder = path.join(__dirname, '../libraries');

/**
 * The files of one folder for a version: `conviva.4.kt` is for 4, `conviva.6+.kt` for 6 and all later ones, a name without a number for
 * all.
 * @param inside a folder below `libraries`.
 */
export function readLibraries(key: VersionKey, inside = ''): SourceFile[] {
  return readdirSync(path.join(folder, inside), {withFileTypes: true})
    .filter((entry) => entry.isFile())
    .flatMap(({name}) => {
      const [, library = '', from, isOpen, extension] = /^(\w+)(?:\.(\d+)(\+)?)?\.(kt|java)$/.exec(name) ?? [];
      const isIncluded = !from || from === key || (isOpen && Number(key) > Number(from));
      if (!isIncluded) return [];
      const text = readFileSync(path.join(folder, inside, name), 'utf8');
      return extension === 'java' ? splitJava(text) : splitKotlin(text, library);
    });
}

/** Each `package` line begins a part: Kotlin keeps it as a file, Java gets a file for each type. */
const splitPackages = (text: string): [name: string, part: string][] =>
  text
    .split(/^(?=package )/m)
    .filter((part) => part.startsWith('package '))
    .map((part) => [/^package ([\w.]+)/.exec(part)![1]!, part]);

const getPath = (name: string): string => name.replaceAll('.', '/');

function splitKotlin(text: string, library: string): SourceFile[] {
  return splitPackages(text).map(([name, part]) => ({name: `${getPath(name)}/${library}.kt`, text: part}));
}

function splitJava(text: string): SourceFile[] {
  return splitPackages(text).flatMap(([name, part]) => {
    // A type begins at the first column, with its annotations on the same line.
    const [head = '', ...types] = part.split(/^(?=(?:@\S+ )*public )/m);
    return types.map((type): SourceFile => {
      const own = /^(?:@\S+ )*public (?:(?:abstract|final) )*(?:class|interface|enum|@interface) (\w+)/m.exec(
        type,
      )?.[1];
      if (!own) throw new Error(`libraries/: a type of ${name} has no name at its first line: ${type.slice(0, 80)}`);
      return {name: `${getPath(name)}/${own}.java`, text: `${head}\n${type}`};
    });
  });
}
