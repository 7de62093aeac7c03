import {fork} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import type {LiveReport, WatchRequest} from './types';

type Listener = (report: LiveReport) => void;

/**
 * The checker that runs beside the dev server. It starts with the first page that somebody opens, and ends with the server.
 * @param script that is told which pages are open, and sends their reports.
 * @param siteDir the folder that it runs in.
 * @returns a function that calls a listener with each report of a page, until the function that it returns is called.
 */
export function createChecker(script: string, siteDir: string): (file: string, listener: Listener) => () => void {
  const listeners = new Map<string, Set<Listener>>();
  const last = new Map<string, LiveReport>();
  let child: ChildProcess | undefined;

  function start(): ChildProcess {
    const started = fork(script, {cwd: siteDir, execArgv: ['--import', 'tsx']});
    started.on('message', (report: LiveReport) => {
      last.set(report.file, report);
      listeners.get(report.file)?.forEach((listener) => listener(report));
    });
    // It has said why in the terminal. The next page that is opened starts it again.
    started.on('exit', () => (child = undefined));
    return started;
  }

  function update(): void {
    const request: WatchRequest = {watch: [...listeners.keys()]};
    (child ??= start()).send(request);
  }

  return (file, listener) => {
    const own = listeners.get(file) ?? new Set();
    own.add(listener);
    listeners.set(file, own);
    const known = last.get(file);
    if (own.size > 1 && known) listener(known);
    else update();
    return () => {
      own.delete(listener);
      if (own.size > 0) return;
      listeners.delete(file);
      last.delete(file);
      update();
    };
  };
}
