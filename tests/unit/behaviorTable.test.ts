/** The tests named in the tables of tests/README.md must exist. */
import fs from 'node:fs';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

interface Row {
  line: number;
  sentence: string;
  /** Backticked files of this repository. */
  files: string[];
  tests: {file: string; title: string}[];
}

/** The rows of all tables whose last column is «Test». */
function readRows(markdown: string): Row[] {
  const rows: Row[] = [];
  let isTable = false;
  markdown.split('\n').forEach((text, index) => {
    if (!text.startsWith('|')) {
      isTable = false;
      return;
    }
    const cells = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const last = cells.at(-1) ?? '';
    if (last === 'Test') {
      isTable = true;
    } else if (isTable && !/^-+$/.test(last)) {
      rows.push({
        line: index + 1,
        sentence: cells[1] ?? '',
        files: [...(cells[2] ?? '').matchAll(/`((?:src|packages|scripts|sidebars|docusaurus\.config)[^`]*)`/g)].map(
          ([, file = '']) => file,
        ),
        tests: last.split('<br>').map((entry) => {
          const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(entry.trim()) ?? [];
          return {file, title};
        }),
      });
    }
  });
  return rows;
}

/** Titles of tests and groups in a file; template substitutions become `…`. */
function readTitles(file: string): Set<string> {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
      if (title && ts.isTemplateExpression(title)) {
        titles.add(title.head.text + title.templateSpans.map(({literal}) => `…${literal.text}`).join(''));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

const rows = readRows(fs.readFileSync('tests/README.md', 'utf8'));

describe('tests/README.md', () => {
  it('has tables that can be read', () => {
    expect(rows.length).toBeGreaterThan(50);
  });

  it('names a test for each sentence, and only existing tests and files', () => {
    const titles = new Map<string, Set<string>>();
    const wrong = rows.flatMap(({line, sentence, files, tests}) => {
      const where = `tests/README.md:${line} (${sentence})`;
      const missingFiles = files.filter((file) => !fs.existsSync(file)).map((file) => `${where}: no file ${file}`);
      const missingTests = tests.flatMap(({file, title}) => {
        if (!file) return [`${where}: write a test as \`file\` › title, several with <br> between`];
        if (!fs.existsSync(file)) return [`${where}: no file ${file}`];
        if (!titles.has(file)) titles.set(file, readTitles(file));
        return titles.get(file)?.has(title) ? [] : [`${where}: no test "${title}" in ${file}`];
      });
      return [...missingFiles, ...missingTests];
    });
    expect(wrong).toEqual([]);
  });

  it('parses all forms of table cells', () => {
    const [row] = readRows(
      '| S | Sentence | Implemented in | Test |\n| - | - | - | - |\n| 4 | A | `src/x.ts` | `a.ts` › b<br>later |',
    );
    expect(row).toMatchObject({
      files: ['src/x.ts'],
      tests: [
        {file: 'a.ts', title: 'b'},
        {file: '', title: ''},
      ],
    });
    expect([...readTitles('tests/browser/accessibility.spec.ts')]).toContain(
      'axe: … has no serious or critical violation, light and dark',
    );
  });
});
