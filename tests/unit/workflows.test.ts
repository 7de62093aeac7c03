/** GitHub's workflows: each action by a commit, and no right that a job does not ask for. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

interface Job {
  permissions?: unknown;
}

interface Workflow {
  permissions?: unknown;
  jobs: Record<string, Job>;
}

/** What is wrong with a workflow, a line each. */
function checkWorkflow(file: string, text: string): string[] {
  const unpinned = text.split('\n').flatMap((line, index) => {
    const [, action = ''] = /^\s*(?:- )?uses:\s*(.+)$/.exec(line) ?? [];
    if (!action || action.startsWith('./') || /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)) return [];
    return [
      `${file}:${index + 1}: "${action}". Write the commit of a release, then the release: owner/name@<40 digits> # v1.2.3`,
    ];
  });
  const {permissions, jobs} = parse(text) as Workflow;
  const hasNone = typeof permissions === 'object' && permissions !== null && Object.keys(permissions).length === 0;
  return [
    ...unpinned,
    ...(hasNone ? [] : [`${file}: the workflow's own permissions are not {}. Each job asks for what it needs.`]),
    ...Object.entries(jobs)
      .filter(([, job]) => typeof job.permissions !== 'object' || job.permissions === null)
      .map(([name]) => `${file}: job "${name}" has no permissions. List what it needs, such as "contents: read".`),
  ];
}

const folder = '.github/workflows';

it('pin every action and give every job its own permissions', () => {
  const files = fs.readdirSync(folder).filter((file) => /\.ya?ml$/.test(file));
  expect(files).toContain('test.yml');
  expect(
    files.flatMap((file) => checkWorkflow(`${folder}/${file}`, fs.readFileSync(path.join(folder, file), 'utf8'))),
  ).toEqual([]);
});

it('deploy only what passed the tests', () => {
  const {jobs} = parse(fs.readFileSync(path.join(folder, 'deploy.yml'), 'utf8')) as {
    jobs: Record<string, {needs?: string; uses?: string}>;
  };
  const needed = (name: string): string[] => {
    const {needs} = jobs[name] ?? {};
    return needs ? [needs, ...needed(needs)] : [];
  };
  expect(needed('deploy').map((name) => jobs[name]?.uses)).toContain('./.github/workflows/test.yml');
});

it('restore the cache after the packages are installed, and install them once', () => {
  for (const file of fs.readdirSync(folder)) {
    const {jobs} = parse(fs.readFileSync(path.join(folder, file), 'utf8')) as {
      jobs: Record<string, {steps?: {uses?: string; run?: string}[]}>;
    };
    for (const {steps = []} of Object.values(jobs)) {
      const installs = steps.flatMap(({run}, index) =>
        run && /npm (ci|install|run setup)\b/.test(run) ? [index] : [],
      );
      const cache = steps.findIndex(({uses}) => uses?.startsWith('actions/cache@'));
      expect(installs.length, file).toBeLessThanOrEqual(1);
      if (cache >= 0) expect(cache, file).toBeGreaterThan(installs[0] ?? Infinity);
    }
  }
});

it.each([
  ['a tag', 'actions/checkout@v5', /test\.yml:6: "actions\/checkout@v5"\. Write the commit/],
  ['a commit without its release', `actions/checkout@${'a'.repeat(40)}`, /Write the commit of a release/],
])('an action by %s is refused', (_, action, expected) => {
  const text = `permissions: {}\njobs:\n  a:\n    permissions: {contents: read}\n    steps:\n      - uses: ${action}\n`;
  expect(checkWorkflow('test.yml', text)).toEqual([expect.stringMatching(expected)]);
});

it('a job or a workflow without permissions is refused', () => {
  expect(checkWorkflow('test.yml', 'jobs:\n  a:\n    steps: []\n')).toEqual([
    expect.stringContaining('permissions are not {}'),
    expect.stringContaining('job "a" has no permissions'),
  ]);
  expect(checkWorkflow('test.yml', 'permissions: write-all\njobs: {}\n')).toHaveLength(1);
});
