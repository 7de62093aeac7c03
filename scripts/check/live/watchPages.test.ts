import {describe, expect, it} from 'vitest';
import type {LiveFinding, LiveReport} from '../../../src/plugins/dev-findings/types';
import {watchPages} from './watchPages';

const finding = (problem: string): LiveFinding => ({
  file: 'a.mdx',
  line: 1,
  column: 1,
  rule: 'x',
  problem,
  remedy: '',
});

/** A watch whose checks answer when the test says so. */
function setUp() {
  const reports: LiveReport[] = [];
  const saves = new Map<string, () => void>();
  const slowRuns: {signal: AbortSignal; resolve: (found: LiveFinding[]) => void}[] = [];
  let text = 'first';
  const watch = watchPages({
    fast: (file) =>
      text === 'broken'
        ? Promise.reject(new Error('a rule failed'))
        : Promise.resolve({findings: [finding(text)], files: [file, 'part.mdx']}),
    slow: (_file, signal) => new Promise((resolve) => slowRuns.push({signal, resolve})),
    onSave: (files, callback) => {
      files.forEach((file) => saves.set(file, callback));
      return () => files.forEach((file) => saves.delete(file));
    },
    send: (report) => reports.push(report),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    reports,
    slowRuns,
    saves,
    watch: (...files: string[]) => (watch(files), settle()),
    save: (file: string, next: string) => ((text = next), saves.get(file)?.(), settle()),
    settle,
  };
}

const problems = (report?: LiveReport) => report?.findings.map(({problem}) => problem);

describe('watchPages', () => {
  it('reports at once what is fast, and then all', async () => {
    const {reports, slowRuns, watch, settle} = setUp();
    await watch('a.mdx');
    expect(reports).toMatchObject([{file: 'a.mdx', isWhole: false}]);
    slowRuns[0]!.resolve([finding('sample')]);
    await settle();
    expect(problems(reports[1])).toEqual(['first', 'sample']);
    expect(reports[1]!.isWhole).toBe(true);
  });

  it('checks again after a save of the page or of a file that it depends on, and drops what is out of date', async () => {
    const {reports, slowRuns, watch, save, settle} = setUp();
    await watch('a.mdx');
    await save('part.mdx', 'second');
    expect(problems(reports.at(-1))).toEqual(['second']);
    expect(slowRuns[0]!.signal.aborted).toBe(true);
    slowRuns[0]!.resolve([finding('of the first text')]);
    await settle();
    expect(reports).toHaveLength(2);
  });

  it('says that a check failed, and goes on', async () => {
    const {reports, watch, save} = setUp();
    await watch('a.mdx');
    await save('a.mdx', 'broken');
    expect(problems(reports.at(-1))).toEqual(['a rule failed']);
    await save('a.mdx', 'fixed');
    expect(problems(reports.at(-1))).toEqual(['fixed']);
  });

  it('leaves pages alone that nobody looks at any more', async () => {
    const {reports, slowRuns, saves, watch} = setUp();
    await watch('a.mdx');
    await watch();
    expect(slowRuns[0]!.signal.aborted).toBe(true);
    expect([...saves.keys()]).toEqual([]);
    expect(reports).toHaveLength(1);
  });
});
