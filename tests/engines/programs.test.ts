import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {until} from './driver';
import {startProgram} from './programs';

vi.setConfig({testTimeout: 20_000});

/** Starts a program of its own, names it, and waits for it. */
const family = ['-c', 'sleep 1000 & echo $!; wait'];

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const readPid = async (stream: NodeJS.ReadableStream | null) => Number(String((await once(stream!, 'data'))[0]));
const isGone = (pid: number) => until(`the end of ${pid}`, () => Promise.resolve(!isAlive(pid)));

it('ends a program with what it has started', async () => {
  const {process: child, stop} = startProgram('/bin/sh', family, {stdio: ['ignore', 'pipe', 'ignore']});
  const pid = await readPid(child.stdout);
  expect(isAlive(pid)).toBe(true);
  await stop();
  await isGone(pid);
  // A second end is none.
  await stop();
});

it.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)('leaves nothing behind where the run gets %s', async (signal) => {
  const script = `
    const {startProgram} = require(${JSON.stringify(path.resolve('tests/engines/programs.ts'))});
    const {process: child} = startProgram('/bin/sh', ${JSON.stringify(family)}, {stdio: ['ignore', 'pipe', 'ignore']});
    child.stdout.pipe(process.stdout);`;
  const run = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await readPid(run.stdout);
  expect(isAlive(pid)).toBe(true);
  run.kill(signal);
  await isGone(pid);
});
