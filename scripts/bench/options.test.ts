import {describe, expect, it} from 'vitest';
import {parseOptions, parsePageCounts} from './options';
import {UsageError} from './usageError';

describe('parsePageCounts', () => {
  it('gives the counts in ascending order, each once', () => {
    expect(parsePageCounts('300')).toEqual([300]);
    expect(parsePageCounts('3000, 300,1200,300')).toEqual([300, 1200, 3000]);
  });

  it.each(['abc', '', '300,', '0', '-5', '1.5', '1e3', '20001', '300 1200'])('refuses "%s"', (text) => {
    expect(() => parsePageCounts(text)).toThrow(UsageError);
    expect(() => parsePageCounts(text)).toThrow(/^--pages: ".*" is not a number of pages\. Give .*$/);
  });
});

describe('parseOptions', () => {
  const none = {
    builds: false,
    bytes: false,
    lighthouse: false,
    dev: false,
    modules: false,
    pages: [],
    runs: 3,
    json: false,
  };

  it('measures builds, bytes and Lighthouse where nothing is named', () => {
    expect(parseOptions([])).toEqual({...none, builds: true, bytes: true, lighthouse: true});
    expect(parseOptions(['--runs', '5', '--json'])).toMatchObject({builds: true, runs: 5, json: true});
  });

  it('leaves out what is negated', () => {
    expect(parseOptions(['--no-builds'])).toEqual({...none, bytes: true, lighthouse: true});
    expect(parseOptions(['--no-builds', '--no-lighthouse'])).toEqual({...none, bytes: true});
  });

  it('measures only what is named, alone or together', () => {
    expect(parseOptions(['--modules'])).toEqual({...none, modules: true});
    expect(parseOptions(['--dev'])).toEqual({...none, dev: true});
    expect(parseOptions(['--pages', '300'])).toEqual({...none, pages: [300]});
    expect(parseOptions(['--modules', '--pages=20,10', '--bytes'])).toEqual({
      ...none,
      modules: true,
      bytes: true,
      pages: [10, 20],
    });
    expect(parseOptions(['--modules', '--no-builds'])).toEqual({...none, modules: true});
  });

  it.each([
    [['--nothing'], /^Unknown option '--nothing'\. Known options: --builds, .*\.$/],
    [['--pages'], /^Option '--pages <value>' argument missing\. Known options: .*$/],
    [['--modules=yes'], /^Option '--modules' does not take an argument\. Known options: .*$/],
    [['300'], /^Unexpected argument '300'\. .*Known options: .*$/],
    [['--pages', 'abc'], /^--pages: "abc" is not a number of pages\. Give .*$/],
    [['--no-builds', '--no-bytes', '--no-lighthouse'], /^Everything is left out, .* Known options: .*$/],
    [['--runs', '0'], /^--runs: "0" is not a number of runs\. Give .*$/],
  ])('says in one line what is wrong with %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(UsageError);
    expect(() => parseOptions(args)).toThrow(message);
  });
});
