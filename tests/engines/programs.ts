/** Programs that end with the run, whichever way it ends: by itself, by a failure, or killed. */
import {spawn} from 'node:child_process';
import type {ChildProcess, SpawnOptions} from 'node:child_process';
import {once} from 'node:events';

/**
 * Kills a group of processes once it is told to, or once this process is gone: the system then closes the pipe that the guard reads.
 * @param group id of the group's first process.
 * @returns kills the group.
 */
export function guard(group: number): () => void {
  const child = spawn('/bin/sh', ['-c', 'read line; kill -s KILL -- "-$0"', String(group)], {
    // A group of its own, so that Ctrl+C in the terminal leaves the guard alone.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  // A guard that is gone has done its work.
  child.stdin.on('error', () => undefined);
  return () => child.stdin.end();
}

export interface Program {
  process: ChildProcess;
  /** Ends the program with all that it has started. */
  stop: () => Promise<void>;
}

/** Starts a program in a group of its own, under a {@link guard}. */
export function startProgram(command: string, args: readonly string[], options: SpawnOptions): Program {
  const process = spawn(command, args, {...options, detached: true});
  if (process.pid === undefined) throw new Error(`${command} does not start.`);
  const end = guard(process.pid);
  return {
    process,
    async stop() {
      const ended = process.exitCode === null && process.signalCode === null ? once(process, 'exit') : undefined;
      end();
      await ended;
    },
  };
}
