/** What differs from main, in a scratch repository; what may depend on it; and the report. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import tasks from '../../../.vscode/tasks.json';
import {findImporters, findLinkingPages, findPagesOfEvidence} from '../../lint-docs/affected';
import {lint} from '../../lint-docs/lint';
import {links} from '../../lint-docs/rules/links';
import {createSite} from '../../lint-docs/testing';
import {formatFindings} from './findings';
import type {CheckFinding} from './findings';
import {findChanges} from './gitChanges';
import {tools} from './tools';

describe('findChanges', () => {
  let root: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      encoding: 'utf8',
    });
  const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
  const commit = () => git('commit', '-q', '-m', 'x');

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
    git('init', '-q', '-b', 'main');
    for (const file of ['a.mdx', 'b.mdx', 'c.mdx', 'd.mdx']) write(file, file);
    git('add', '.');
    commit();
  });
  afterEach(() => fs.rmSync(root, {recursive: true}));

  it('finds what a branch committed, staged, edited, added, moved and deleted, and not what main did since', () => {
    git('checkout', '-q', '-b', 'topic');
    write('a.mdx', 'committed');
    git('commit', '-qam', 'a');
    write('b.mdx', 'edited');
    git('mv', 'c.mdx', 'moved.mdx');
    fs.rmSync(path.join(root, 'd.mdx'));
    write('new.mdx', 'new');
    git('stash', '-q', '--include-untracked');
    git('checkout', '-q', 'main');
    write('other.mdx', 'of main');
    git('add', '.');
    commit();
    git('checkout', '-q', 'topic');
    git('stash', 'pop', '-q', '--index');
    const {changed, deleted, base} = findChanges(root);
    expect(changed).toEqual(['a.mdx', 'b.mdx', 'moved.mdx', 'new.mdx']);
    expect(deleted).toEqual(['c.mdx', 'd.mdx']);
    expect(base).toMatch(/^main \([0-9a-f]{8}\)$/);
  });

  it('compares main with what is committed, and anything with the base that is named', () => {
    expect(findChanges(root)).toMatchObject({changed: [], deleted: []});
    write('a.mdx', 'edited');
    expect(findChanges(root).changed).toEqual(['a.mdx']);
    git('commit', '-qam', 'a');
    expect(findChanges(root).changed).toEqual([]);
    expect(findChanges(root, 'HEAD~1').changed).toEqual(['a.mdx']);
    expect(() => findChanges(root, 'nothing')).toThrow('git knows no branch or commit "nothing"');
  });
});

describe('pages that depend on what changed', () => {
  const site = createSite({
    'docs/a.mdx': '[old](./old.mdx) ![x](./img/gone.png)',
    'docs/b.mdx': '[set-up](./guide/index.mdx#set-up)',
    'docs/c.mdx': 'An old guide, without a link.',
    'docs/d.mdx': "import Part from './_part.mdx';\n\n<Part />",
    'docs/e.mdx': '[old](/player/old/)',
    'docs/guide/index.mdx': '## Settings\n',
    'docs/_part.mdx': 'A part.',
  });
  const files = (pages: readonly {file: string}[]) => pages.map(({file}) => file);

  it('are those that link to a file that is gone, by file or address', () => {
    expect(files(findLinkingPages(site, ['docs/old.mdx'], []))).toEqual(['docs/a.mdx', 'docs/e.mdx']);
    expect(files(findLinkingPages(site, ['docs/img/gone.png'], []))).toEqual(['docs/a.mdx']);
    expect(findLinkingPages(site, [], [])).toEqual([]);
  });

  it('are those that link to a heading of a changed page, and the rule then finds the dead link', async () => {
    const found = findLinkingPages(site, [], ['docs/guide/index.mdx']);
    expect(files(found)).toEqual(['docs/b.mdx']);
    expect(await links.check(found[0]!, site)).toMatchObject([
      {problem: 'docs/guide/index.mdx has no heading "#set-up"'},
    ]);
  });

  it('are those that import a part or own a file of evidence', () => {
    expect(files(findImporters(site, ['docs/_part.mdx']))).toEqual(['docs/d.mdx']);
    expect(files(findPagesOfEvidence(site, ['evidence/docs/c.yml']))).toEqual(['docs/c.mdx']);
  });
});

describe('the report', () => {
  const finding = (file: string, line: number, problem: string): CheckFinding => ({
    file,
    line,
    column: 3,
    rule: 'links',
    problem,
    remedy: 'Mend the link.',
  });
  const findings = [finding('docs/b.mdx', 1, 'b'), finding('docs/a.mdx', 9, 'later'), finding('docs/a.mdx', 2, 'a')];

  it('groups by file, in the order of the lines, with what to do, and says nothing twice', () => {
    expect(formatFindings([...findings, finding('docs/a.mdx', 2, 'a')])).toBe(
      [
        'docs/a.mdx:2:3  links  a',
        '    → Mend the link.',
        'docs/a.mdx:9:3  links  later',
        '    → Mend the link.',
        '',
        'docs/b.mdx:1:3  links  b',
        '    → Mend the link.',
      ].join('\n'),
    );
  });

  it('has one line for each finding for editors, which the problem matcher of the task reads', () => {
    const {regexp} = tasks.tasks[0]!.problemMatcher.pattern;
    const lines = formatFindings(findings, true).split('\n');
    expect(lines).toHaveLength(3);
    expect(new RegExp(regexp).exec(lines[0]!)?.slice(1)).toEqual([
      'docs/a.mdx',
      '2',
      '3',
      'links',
      'a  Mend the link.',
    ]);
    expect('3 findings in 2 files, 4.0 s').not.toMatch(new RegExp(regexp));
  });

  it(
    'is read by that problem matcher whatever rule it is of, with the place of each finding',
    {timeout: 60_000},
    async () => {
      const {regexp} = tasks.tasks[0]!.problemMatcher.pattern;
      const text = 'Text with: a colon.\n\n# One\n\n[b](./b.mdx) [](#x)\n\n![](./c.png)\n\nThe plaeyr: a {brace}.\n';
      const found = await lint(createSite({'docs/faq/a.mdx': text}), ['docs/faq/a.mdx']);
      expect(found.length).toBeGreaterThan(5);
      const read = formatFindings(found, true)
        .split('\n')
        .map((line) => new RegExp(regexp).exec(line)?.slice(1, 5).join(' '));
      expect(read).toEqual(found.map(({file, line, column, rule}) => `${file} ${line} ${column} ${rule}`));
    },
  );
});

describe('the output of the tools', () => {
  const parse = (name: string, output: string) => tools.find((tool) => tool.name === name)!.parse(output);

  it('becomes findings with their places', () => {
    expect(parse('typecheck', "src/a.ts(3,7): error TS2322: Type 'a'.")).toMatchObject([
      {file: 'src/a.ts', line: 3, column: 7, rule: 'TS2322', problem: "Type 'a'."},
    ]);
    expect(parse('prettier', '[warn] src/a.ts\n[warn] Code style issues found in the above file.')).toMatchObject([
      {file: 'src/a.ts', remedy: 'npm run check -- --fix'},
    ]);
    expect(parse('markdownlint', 'docs/a.mdx:3:1 error MD018/no-missing-space-atx No space after hash')).toMatchObject([
      {file: 'docs/a.mdx', line: 3, rule: 'MD018'},
    ]);
    expect(parse('stylelint', 'src/a.css:1:5: Unexpected unit (unit-no-unknown) [error]')).toMatchObject([
      {file: 'src/a.css', line: 1, column: 5},
    ]);
  });
});
