/**
 * Runs a command line tool: its exit code is what `main` returns; an error is printed, with its cause, and exits with 2.
 * @param main takes the arguments behind the command's name.
 */
export function runCommand(main: (args: string[]) => number | Promise<number>): void {
  void (async () => main(process.argv.slice(2)))().then(
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
