import type {CodeProblem} from '../types';

const fileLine = /^(diff |index |--- |\+\+\+ |new file mode |deleted file mode |similarity index |rename )/;
const hunkLine = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

interface Hunk {
  line: number;
  removed: number;
  added: number;
}

/**
 * A unified diff, whole or the lines of one: each line begins with a space, "+" or "-", and a hunk has as many lines as its
 * head says.
 */
export function checkDiff(code: string): CodeProblem[] {
  const problems: CodeProblem[] = [];
  let hunk: Hunk | undefined;
  const endHunk = () => {
    if (hunk && (hunk.removed !== 0 || hunk.added !== 0)) {
      const message = `diff error: this hunk's lines do not add up to what its head says (old ${hunk.removed}, new ${hunk.added} off).`;
      problems.push({line: hunk.line, column: 1, message});
    }
    hunk = undefined;
  };
  code
    .replace(/\n$/, '')
    .split('\n')
    .forEach((text, i) => {
      if (fileLine.test(text)) {
        endHunk();
        return;
      }
      const head = hunkLine.exec(text);
      if (head) {
        endHunk();
        hunk = {line: i + 1, removed: Number(head[1] ?? 1), added: Number(head[2] ?? 1)};
        return;
      }
      if (text !== '' && !/^[-+ \\]/.test(text)) {
        problems.push({
          line: i + 1,
          column: 1,
          message: 'diff error: the line begins with none of space, "+" and "-".',
        });
        return;
      }
      if (!hunk || text.startsWith('\\')) return;
      if (!text.startsWith('+')) hunk.removed--;
      if (!text.startsWith('-')) hunk.added--;
    });
  endHunk();
  return problems.slice(0, 3);
}
