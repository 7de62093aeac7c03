import fs from 'node:fs';
import {readPlaywright, readVitest} from './reports';
import type {Counts} from './reports';

export interface Step {
  name: string;
  what: string;
  /** The npm script that runs it; its name where that is not the step's. */
  script?: string;
  args?: readonly string[];
  /** Steps whose result it uses. It is skipped if one of them fails. */
  needs?: readonly string[];
  /** Uses all processors. Other steps run two at a time. */
  alone?: boolean;
  /** Too slow to run before a commit. */
  slow?: boolean;
  /** Reads the step's own count of tests; a step without one counts as one test. */
  count?: () => Counts;
}

/** The outcome of a step: both counts are 0 if it was skipped. */
export interface Outcome extends Counts {
  step: Step;
  seconds: number;
  /** The step whose failure caused the skip. */
  blockedBy?: string;
}

const unitReport = '.cache/test-results/unit.json';
const hostsReport = '.cache/test-results/hosts.json';
const enginesReport = '.cache/test-results/engines.json';
const afdocsReport = '.cache/test-results/afdocs.json';
const browserReport = '.cache/test-results/browser.json';

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Steps that fail fastest come first. */
export const steps: readonly Step[] = [
  {name: 'typecheck', what: 'TypeScript of the site and its scripts'},
  {name: 'lint:docs', what: 'pages: front matter, links, words, parts'},
  {name: 'lint', what: 'code style and the boundaries between folders'},
  {name: 'samples', what: 'code samples on the pages'},
  {name: 'bench:search', what: 'search finds what readers look for', args: ['--check'], slow: true},
  {
    name: 'unit',
    what: 'unit tests',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    alone: true,
    count: () => readVitest(readJson(unitReport)),
  },
  {
    name: 'build',
    what: 'production build, the same with and without a cache',
    script: 'build:check',
    alone: true,
    slow: true,
  },
  {
    name: 'hosts',
    what: 'nginx, Caddy and the own server answer alike',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${hostsReport}`],
    slow: true,
    count: () => readVitest(readJson(hostsReport)),
  },
  {
    name: 'afdocs',
    what: 'coding assistants find pages and get them as Markdown',
    needs: ['build'],
    slow: true,
    count: () => readJson(afdocsReport) as Counts,
  },
  {name: 'audit:site', what: 'advisories on what readers get', needs: ['build'], slow: true},
  {
    name: 'engines',
    what: 'the site in Firefox and WebKit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${enginesReport}`],
    needs: ['build'],
    alone: true,
    slow: true,
    count: () => readVitest(readJson(enginesReport)),
  },
  {
    name: 'browser',
    what: 'browser tests',
    needs: ['build'],
    alone: true,
    slow: true,
    count: () => readPlaywright(readJson(browserReport)),
  },
];

/** The steps of each profile that an option names. */
const profiles: Readonly<Record<string, (step: Step) => boolean>> = {
  '--all': () => true,
  '--quick': ({slow}) => !slow,
};

const only = '--only=';

/**
 * The steps that a command line asks for; all without arguments.
 * @throws Error for an unknown option or step, with those that exist.
 */
export function chooseSteps(args: readonly string[]): Step[] {
  let chosen = [...steps];
  for (const argument of args) {
    const profile = profiles[argument];
    if (profile) {
      chosen = chosen.filter(profile);
    } else if (argument.startsWith(only)) {
      const names = argument.slice(only.length).split(',');
      const unknown = names.find((name) => !steps.some((step) => step.name === name));
      if (unknown !== undefined) {
        throw new Error(`"${unknown}" is not a step. Steps: ${steps.map(({name}) => name).join(', ')}.`);
      }
      chosen = chosen.filter(({name}) => names.includes(name));
    } else {
      throw new Error(`Unknown option ${argument}. Known: ${Object.keys(profiles).join(', ')}, ${only}<step>,<step>.`);
    }
  }
  return chosen;
}
