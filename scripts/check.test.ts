import {describe, expect, it} from 'vitest';
import {chooseSteps, formatSummary} from './check';

describe('chooseSteps', () => {
  it('takes all, the quick ones, or those named', () => {
    expect(chooseSteps([]).map(({script}) => script)).toContain('browser');
    expect(chooseSteps(['--quick']).map(({script}) => script)).not.toContain('build');
    expect(chooseSteps(['--only=samples']).map(({script}) => script)).toEqual(['samples']);
  });

  it('refuses what it does not know', () => {
    expect(() => chooseSteps(['--only=nothing'])).toThrow('no step');
    expect(() => chooseSteps(['--fast'])).toThrow('Unknown option');
  });
});

describe('formatSummary', () => {
  it('names what failed and how to run it alone', () => {
    const [step] = chooseSteps(['--only=samples']);
    expect(step && formatSummary([{step, passed: false, seconds: 12.34}])).toMatch(
      /✗ samples +12\.3 s[\s\S]*npm run samples/,
    );
  });
});
