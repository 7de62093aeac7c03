import {spawn} from 'node:child_process';
import path from 'node:path';
import {repositoryRoot} from '../../samples/pages';
import type {CheckFinding} from './findings';

/** A tool of the project that checks files that are no pages, or the form of pages. */
export interface Tool {
  name: string;
  /** The files that it is for. */
  wants: RegExp;
  /** A command of `node_modules/.bin` and its arguments. */
  command: (files: readonly string[], options: {fix: boolean}) => string[];
  /** Whether it fixes most of what it finds. */
  canFix?: boolean;
  /** Reads its output. What it printed is shown as it is where this finds nothing and the tool failed. */
  parse: (output: string) => CheckFinding[];
}

const code = /\.(?:ts|tsx|mts|mjs|cjs|js)$/;

/** Lines of a linter, by a pattern with groups `file`, `line`, `column`, `rule` and `problem`. */
function parseLines(output: string, pattern: RegExp, rule: string, remedy = ''): CheckFinding[] {
  return output.split('\n').flatMap((text) => {
    const found = pattern.exec(text)?.groups;
    if (!found?.file) return [];
    const {file, line = '1', column = '1', problem = ''} = found;
    return [{file, line: Number(line), column: Number(column), rule: found.rule ?? rule, problem, remedy}];
  });
}

export const tools: readonly Tool[] = [
  {
    name: 'prettier',
    canFix: true,
    wants: /\.(?:ts|tsx|mts|mjs|cjs|js|css|yml|yaml|md)$/,
    command: (files, {fix}) => [
      'prettier',
      fix ? '--write' : '--check',
      '--log-level=warn',
      '--ignore-unknown',
      ...files,
    ],
    parse: (output) =>
      output.split('\n').flatMap((text): CheckFinding[] => {
        const syntax = /^\[error\] (?<file>[^:]+): (?<problem>.*?)(?: \((?<line>\d+):(?<column>\d+)\))?$/.exec(
          text,
        )?.groups;
        if (syntax?.file) {
          const {file, line = '1', column = '1', problem = ''} = syntax;
          return [{file, line: Number(line), column: Number(column), rule: 'prettier', problem, remedy: ''}];
        }
        const file = /^\[warn\] (\S+\.\w+)$/.exec(text)?.[1];
        return file
          ? [
              {
                file,
                line: 1,
                column: 1,
                rule: 'prettier',
                problem: 'not formatted as the rest is',
                remedy: 'npm run check -- --fix',
              },
            ]
          : [];
      }),
  },
  {
    name: 'markdownlint',
    canFix: true,
    wants: /^(?:docs|versioned_docs|open-video-ui|contributing)\/.*\.mdx$|^[^/]+\.md$|^(?:src|tests)\/.*\.md$/,
    command: (files, {fix}) => [
      'markdownlint-cli2',
      '--no-globs',
      ...(fix ? ['--fix'] : []),
      ...files.map((file) => `:${file}`),
    ],
    parse: (output) =>
      parseLines(
        output,
        /^(?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))?(?: error)? (?<rule>MD\d+)\S* (?<problem>.*)$/,
        'markdownlint',
      ),
  },
  {
    name: 'eslint',
    canFix: true,
    wants: code,
    command: (files, {fix}) => [
      'eslint',
      '--max-warnings=0',
      '--no-warn-ignored',
      '--format=json',
      ...(fix ? ['--fix'] : []),
      ...files,
    ],
    parse: (output) => {
      const results = JSON.parse(output || '[]') as {
        filePath: string;
        messages: {ruleId: string | null; line?: number; column?: number; message: string}[];
      }[];
      return results.flatMap(({filePath, messages}) =>
        messages.map(({ruleId, line = 1, column = 1, message}) => ({
          file: path.relative(process.cwd(), filePath).split(path.sep).join('/'),
          line,
          column,
          rule: ruleId ?? 'eslint',
          problem: message,
          remedy: '',
        })),
      );
    },
  },
  {
    name: 'stylelint',
    canFix: true,
    wants: /^src\/.*\.css$/,
    command: (files, {fix}) => ['stylelint', '--formatter=unix', ...(fix ? ['--fix'] : []), ...files],
    parse: (output) =>
      parseLines(
        output.replaceAll(`${process.cwd()}/`, ''),
        /^(?<file>[^:\s]+):(?<line>\d+):(?<column>\d+): (?<problem>.*)$/,
        'stylelint',
      ),
  },
  {
    name: 'typecheck',
    wants: /\.(?:ts|tsx|mts)$|^(?:package|tsconfig)\.json$/,
    command: () => ['tsc', '--noEmit', '--pretty', 'false'],
    parse: (output) =>
      parseLines(
        output,
        /^(?<file>[^\s(]+)\((?<line>\d+),(?<column>\d+)\): error (?<rule>TS\d+): (?<problem>.*)$/,
        'typecheck',
      ),
  },
  {
    name: 'boundaries',
    wants: /^(?:src|packages|sidebars|scripts)\/.*\.(?:ts|tsx|mjs|js)$/,
    command: () => ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'packages', 'sidebars', 'scripts'],
    parse: (output) => parseLines(output, /error (?<problem>(?<rule>[\w-]+): (?<file>\S+) → .*)$/, 'boundaries'),
  },
  {
    name: 'unit',
    wants: code,
    command: (files) => ['vitest', 'related', '--run', '--passWithNoTests', '--reporter=json', ...files],
    parse: (output) => {
      const report = JSON.parse(output.slice(output.indexOf('{'))) as {
        testResults: {name: string; message: string; assertionResults: VitestResult[]}[];
      };
      return report.testResults.flatMap(({name, message, assertionResults}) => {
        const file = path.relative(process.cwd(), name).split(path.sep).join('/');
        const say = (line: number, problem: string): CheckFinding => ({
          file,
          line,
          column: 1,
          rule: 'unit',
          problem,
          remedy: `npm run unit -- ${file}`,
        });
        const failed = assertionResults
          .filter(({status}) => status === 'failed')
          .map(({fullName, failureMessages, location}) =>
            say(location?.line ?? 1, `"${fullName}" failed: ${(failureMessages[0] ?? '').split('\n')[0] ?? ''}`),
          );
        return failed.length || !message ? failed : [say(1, message.split('\n')[0] ?? '')];
      });
    },
  },
];

interface VitestResult {
  fullName: string;
  status: string;
  failureMessages: string[];
  location?: {line: number} | null;
}

/**
 * Runs a tool on the files that it is for.
 * @returns what it found. A tool that fails and says nothing that can be read is one finding, with the end of its output.
 */
export async function runTool(
  tool: Tool,
  files: readonly string[],
  options: {root: string; fix: boolean},
): Promise<CheckFinding[]> {
  const [name = '', ...args] = tool.command(files, options);
  const {
    output,
    errors,
    code: status,
  } = await new Promise<{output: string; errors: string; code: number | null}>((resolve, reject) => {
    const child = spawn(path.join(repositoryRoot, 'node_modules', '.bin', name), args, {
      cwd: options.root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const text = {output: '', errors: ''};
    child.stdout.on('data', (chunk: Buffer) => (text.output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text.errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({...text, code: exitCode}));
  });
  let found: CheckFinding[] = [];
  try {
    // ESLint and Vitest write JSON to the standard output, and notices to the other.
    found = tool.parse(/json/.test(args.join(' ')) ? output : `${output}\n${errors}`);
  } catch {
    // Shown as it is, below.
  }
  if (found.length > 0 || status === 0) return found;
  const last = `${output}\n${errors}`.trim().split('\n').slice(-12).join('\n      ');
  return [
    {
      file: files[0] ?? '.',
      line: 1,
      column: 1,
      rule: tool.name,
      problem: `${tool.name} failed:\n      ${last}`,
      remedy: '',
    },
  ];
}
