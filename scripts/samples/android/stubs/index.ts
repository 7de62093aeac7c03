/** The stubs of one version, as sources and compiled. */
import {cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readFile} from '../../../../src/reference/files';
import type {VersionKey} from '../../../../src/reference/types';
import {memoize} from '../../../../src/memoize';
import {createImportIndex, type ImportIndex} from '../importIndex';
import type {SourceFile} from '../sourceFile';
import {compile, hash, listLibraries, writeFolder, writeSources, type CompilerRun, type Toolchain} from '../toolchain';
import {readLibraries} from './libraries';
import {writeSdk} from './sdk';
import {writeUiKit} from './uiKit';

export interface Stubs {
  /** Java and Kotlin, compiled before the samples are. */
  compiled: SourceFile[];
  /** Compose and the UI kit: sources that are compiled with the samples, since only then the compiler's plugin sees them. */
  compose: SourceFile[];
  index: ImportIndex;
  /** Changes with the text of any of them. */
  hash: string;
}

/** The stubs of one version. */
export const readStubs = memoize(
  (key: VersionKey) => key,
  (key): Stubs => {
    const compiled = [...writeSdk(readFile('android'), key).files, ...readLibraries(key)];
    const compose = [...writeUiKit(readFile('open-video-ui-android')), ...readLibraries(key, 'compose')];
    const all = [...compiled, ...compose];
    return {
      compiled,
      compose,
      index: createImportIndex(all),
      hash: hash(all.map(({name, text}) => `${name}\n${text}`)),
    };
  },
);

/**
 * Compiles the stubs of versions, where that was not done before.
 * @param cache a folder that is kept.
 * @returns the folder of the classes, by version.
 * @throws Error for a stub that does not compile.
 */
export async function compileStubs(
  keys: readonly VersionKey[],
  toolchain: Toolchain,
  cache: string,
): Promise<Map<VersionKey, string>> {
  const folders = new Map(
    keys.map((key) => [key, path.join(cache, `stubs-${key}-${hash([readStubs(key).hash, toolchain.version])}`)]),
  );
  const missing = [...folders].filter(([, folder]) => !existsSync(folder));
  if (missing.length === 0) return folders;
  const work = mkdtempSync(path.join(os.tmpdir(), 'android-stubs-'));
  try {
    const libraries = listLibraries(toolchain);
    const runs = missing.flatMap(([key]): CompilerRun[] => {
      const sources = writeSources(path.join(work, `src-${key}`), readStubs(key).compiled);
      const classes = path.join(work, `classes-${key}`);
      const classPath = (...more: string[]): string => [...more, ...libraries].join(path.delimiter);
      return [
        {compiler: 'kotlin', arguments: [...kotlinOptions, '-cp', classPath(), '-d', classes, ...sources]},
        {
          compiler: 'java',
          arguments: [
            ...['-nowarn', '-proc:none', '-d', classes, '-cp', classPath(classes)],
            ...sources.filter((file) => file.endsWith('.java')),
          ],
        },
      ];
    });
    const [error] = await compile(toolchain, runs, work);
    if (error) {
      const place = path.relative(work, error.path).replace(/^src-/, 'version ');
      throw new Error(
        `A stub does not compile: ${place}:${error.line}: ${error.message}. Fix scripts/samples/android/.`,
      );
    }
    for (const [key, folder] of missing) {
      writeFolder(folder, (draft) => cpSync(path.join(work, `classes-${key}`), draft, {recursive: true}));
      removeOld(cache, `stubs-${key}-`, folder);
    }
  } finally {
    rmSync(work, {recursive: true});
  }
  return folders;
}

const day = 24 * 60 * 60 * 1000;

/** Removes what earlier stubs left, unless another run may be reading it. */
function removeOld(cache: string, start: string, kept: string): void {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    if (!name.startsWith(start) || folder === kept || Date.now() - statSync(folder).mtimeMs < day) continue;
    rmSync(folder, {recursive: true, force: true});
  }
}

/** What all runs of Kotlin's compiler have in common. Its own libraries come with the class path. */
export const kotlinOptions: readonly string[] = ['-nowarn', '-no-stdlib', '-no-reflect', '-jvm-target', '17'];
