import {describe, expect, it} from 'vitest';
import packageJson from '../../package.json';
import {runSteps} from './runSteps';
import {chooseSteps, steps} from './steps';
import {formatSummary} from './summary';
import type {Outcome, Step} from './steps';

const names = (chosen: readonly Step[]) => chosen.map(({name}) => name);
const pass = (step: Step): Outcome => ({step, passed: 1, failed: 0, seconds: 12.34});
const fail = (step: Step): Outcome => ({step, passed: 0, failed: 1, seconds: 12.34});

describe('steps', () => {
  it('run npm scripts that exist, after the steps that they need', () => {
    for (const [index, {name, script = name, needs = []}] of steps.entries()) {
      expect(Object.keys(packageJson.scripts)).toContain(script);
      for (const needed of needs) expect(names(steps.slice(0, index)), name).toContain(needed);
    }
  });

  it('are all, the quick ones, or those named', () => {
    expect(chooseSteps([])).toEqual(steps);
    expect(chooseSteps(['--all'])).toEqual(steps);
    expect(names(chooseSteps(['--quick']))).toContain('unit');
    expect(names(chooseSteps(['--quick']))).not.toContain('build');
    expect(names(chooseSteps(['--only=browser,samples']))).toEqual(['samples', 'browser']);
  });

  it('are refused where they are unknown', () => {
    expect(() => chooseSteps(['--only=nothing'])).toThrow('"nothing" is not a step. Steps: typecheck');
    expect(() => chooseSteps(['--fast'])).toThrow('Unknown option --fast. Known: --all, --quick');
  });
});

describe('runSteps', () => {
  it('runs two at a time, and some alone', async () => {
    const running = new Set<string>();
    const seen: string[][] = [];
    const list: Step[] = ['a', 'b', 'c', 'd', 'e'].map((name) => ({name, what: '', alone: name === 'd'}));
    const outcomes = await runSteps(list, async (step) => {
      running.add(step.name);
      seen.push([...running]);
      await new Promise((resolve) => setImmediate(resolve));
      running.delete(step.name);
      return pass(step);
    });
    expect(seen.find((together) => together.length > 1)).toEqual(['a', 'b']);
    expect(seen.filter((together) => together.includes('d'))).toEqual([['d']]);
    expect(Math.max(...seen.map(({length}) => length))).toBe(2);
    expect(names(outcomes.map(({step}) => step))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('leaves out what needs a step that failed or was left out', async () => {
    const list: Step[] = [
      {name: 'build', what: ''},
      {name: 'browser', what: '', needs: ['build']},
      {name: 'report', what: '', needs: ['browser']},
      {name: 'other', what: ''},
    ];
    const ran: string[] = [];
    const outcomes = await runSteps(list, async (step) => {
      ran.push(step.name);
      return step.name === 'build' ? fail(step) : pass(step);
    });
    expect(ran).toEqual(['build', 'other']);
    expect(outcomes.map(({blockedBy}) => blockedBy)).toEqual([undefined, 'build', 'browser', undefined]);
  });

  it('does not wait for a needed step that was not chosen', async () => {
    const [outcome] = await runSteps([{name: 'browser', what: '', needs: ['build']}], async (step) => pass(step));
    expect(outcome?.passed).toBe(1);
  });
});

describe('formatSummary', () => {
  const [step] = chooseSteps(['--only=samples']) as [Step];

  it('names what failed and how to run it alone, and ends with the sum', () => {
    const lines = formatSummary([fail(step), {...pass(step), passed: 41}]).split('\n');
    expect(lines[1]).toMatch(/^✗ samples +12\.3 s/);
    expect(lines.at(-2)).toContain('npm run check -- --only=samples');
    expect(lines.at(-1)).toBe('41 passed, 1 failed');
  });

  it('lists failed tests above the sum, the first ten of a step', () => {
    const failures = Array.from({length: 12}, (_none, index) => `test ${index + 1}\n    It broke.`);
    const lines = formatSummary([{...fail(step), failures}]).split('\n');
    expect(lines).toContain('✗ samples: test 10');
    expect(lines).toContain('  and 2 more');
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });

  it('says why a step was left out', () => {
    expect(formatSummary([{...pass(step), passed: 0, blockedBy: 'build'}])).toContain('left out: build failed');
  });
});
