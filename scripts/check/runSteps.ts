import type {Outcome, Step} from './steps';

const parallelSteps = 2;

/**
 * Runs steps in order: two at a time, or alone where required. A step waits for the selected steps that it needs, and
 * is skipped if one of them fails.
 * @param run runs one step; must not reject.
 * @returns the outcome of each step, in the order of `steps`.
 */
export async function runSteps(steps: readonly Step[], run: (step: Step) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes = new Map<Step, Promise<Outcome>>();
  const running = new Set<Promise<Outcome>>();
  for (const step of steps) {
    const limit = step.alone ? 1 : parallelSteps;
    while (running.size >= limit) await Promise.race(running);
    const needed = await Promise.all(
      steps.filter(({name}) => step.needs?.includes(name)).map((other) => outcomes.get(other)),
    );
    const blocker = needed.find((outcome) => !outcome || outcome.failed > 0 || outcome.blockedBy);
    if (blocker) {
      outcomes.set(step, Promise.resolve({step, passed: 0, failed: 0, seconds: 0, blockedBy: blocker.step.name}));
      continue;
    }
    const outcome = run(step).finally(() => running.delete(outcome));
    running.add(outcome);
    outcomes.set(step, outcome);
    if (step.alone) await outcome;
  }
  return Promise.all(outcomes.values());
}
