/**
 * Says on standard error what a long step is and, at its end, how many seconds it took; standard output is for figures.
 * @param label of the step.
 * @returns what the step returns.
 */
export async function showProgress<T>(label: string, step: () => Promise<T>): Promise<T> {
  const started = performance.now();
  process.stderr.write(`${label} … `);
  try {
    return await step();
  } finally {
    process.stderr.write(`${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  }
}
