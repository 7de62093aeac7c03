import {asksForHelp, readHelp} from './help.mjs';

/** Prints the help and returns true where the arguments ask for it. */
export function showHelp(args: readonly string[]): boolean {
  if (!asksForHelp(args)) return false;
  console.log(readHelp(process.argv[1] ?? ''));
  return true;
}

/**
 * Runs a command line tool: `--help` prints the comment at the top of its file; otherwise its exit code is what `main` returns; an error is printed, with its cause, and exits with 2.
 * @param main takes the arguments behind the command's name.
 */
export function runCommand(main: (args: string[]) => number | Promise<number>): void {
  void (async () => (showHelp(process.argv.slice(2)) ? 0 : main(process.argv.slice(2))))().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      if (error instanceof Error && error.cause) console.error(error.cause);
      process.exitCode = 2;
    },
  );
}
