/** Where the compilers are: the JDK of the machine, and Kotlin's from npm, which runs in it. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {spawn, spawnSync} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type {SourceFile} from './sourceFile';

export interface Toolchain {
  /** The folder of Kotlin's jars. */
  kotlin: string;
  /** The compiled `compiler/Compile.java`. */
  driver: string;
  /** Changes with the compilers. */
  version: string;
}

/** What an error is at: a line and column from 1, or 0 where the compiler names none. */
export interface CompilerError {
  run: number;
  path: string;
  line: number;
  column: number;
  message: string;
}

/** A run of one compiler, with its arguments. */
export interface CompilerRun {
  compiler: 'kotlin' | 'java';
  arguments: readonly string[];
}

/** What there is to do where the JDK is missing. */
export const missingJdk =
  'Kotlin and Java samples were not compiled: no JDK of version 17 or newer. Install one, as "openjdk-17-jdk-headless" of Debian, with java and javac in PATH.';

/** The version that `javac` names; undefined where there is none, or one that is too old. */
function findJdk(): string | undefined {
  const {stdout = ''} = spawnSync('javac', ['-version'], {encoding: 'utf8'});
  const version = /javac (\S+)/.exec(stdout)?.[1];
  return version && Number(version.split('.')[0]) >= 17 ? version : undefined;
}

/**
 * Makes the compilers ready.
 * @param root the repository root.
 * @param cache a folder that is kept.
 * @returns undefined where there is no JDK.
 */
export function openToolchain(root: string, cache: string): Toolchain | undefined {
  const jdk = findJdk();
  if (!jdk) return undefined;
  const own = path.join(root, 'node_modules/kotlin-compiler');
  const {version} = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8')) as {version: string};
  const kotlin = path.join(own, 'lib');
  const source = path.join(__dirname, 'compiler/Compile.java');
  const key = hash([jdk, version, readFileSync(source, 'utf8')]);
  const driver = path.join(cache, `driver-${key}`);
  if (!existsSync(driver)) {
    writeFolder(driver, (folder) => {
      const {status, stderr} = spawnSync('javac', ['-d', folder, '-cp', listJars(kotlin), source], {encoding: 'utf8'});
      if (status !== 0) throw new Error(`${source} does not compile with javac ${jdk}: ${stderr}`);
    });
  }
  return {kotlin, driver, version: key};
}

const jars = ['kotlin-compiler.jar', 'kotlin-stdlib.jar', 'kotlinx-coroutines-core-jvm.jar'];

/** The class path of the compiler itself. */
const listJars = (kotlin: string): string => jars.map((jar) => path.join(kotlin, jar)).join(path.delimiter);

/** What samples and stubs compile against, besides the stubs: Kotlin's own libraries. */
export const listLibraries = ({kotlin}: Toolchain): string[] => jars.slice(1).map((jar) => path.join(kotlin, jar));

export const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);

/** Fills a folder that is there only when it is whole, whoever else does the same. */
export function writeFolder(folder: string, fill: (folder: string) => void): void {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, {recursive: true});
  fill(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, {recursive: true});
  }
}

/** Writes sources below a folder. @returns their paths. */
export function writeSources(folder: string, files: readonly SourceFile[]): string[] {
  return files.map(({name, text}) => {
    const full = path.join(folder, name);
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, text);
    return full;
  });
}

/**
 * Runs the compilers one after another, in one process.
 * @throws Error where the process breaks down.
 */
export async function compile(
  toolchain: Toolchain,
  runs: readonly CompilerRun[],
  folder: string,
): Promise<CompilerError[]> {
  const lines = runs.map((run, index) => {
    const file = path.join(folder, `arguments-${index}`);
    writeFileSync(file, run.arguments.join('\n'));
    return `${run.compiler}\t${file}`;
  });
  const list = path.join(folder, 'runs');
  writeFileSync(list, lines.join('\n'));
  const memory = Math.min(2048, Math.floor(os.totalmem() / 2 ** 20 / 4));
  const classPath = [toolchain.driver, listJars(toolchain.kotlin)].join(path.delimiter);
  // The compiler lives for seconds: the first optimizer is all that pays.
  const options = [`-Xmx${memory}m`, '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto'];
  const {output, errors, code} = await run('java', [...options, '-cp', classPath, 'Compile', list]);
  const found = output.split('\n').map((line) => line.split('\t'));
  const done = found.filter(([kind]) => kind === 'done').length;
  if (code !== 0 || done !== runs.length)
    throw new Error(`The Kotlin and Java compilers broke down (exit code ${code}): ${errors.slice(0, 2000)}`);
  return found
    .filter(([kind]) => kind === 'error')
    .map(([, index, file = '', line, column, message = '']) => ({
      run: Number(index),
      path: file,
      line: Number(line),
      column: Number(column),
      message,
    }));
}

function run(command: string, list: readonly string[]): Promise<{output: string; errors: string; code: number | null}> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, list);
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({output, errors, code}));
  });
}
