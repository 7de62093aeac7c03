import {DiagnosticSeverity, Lexer, ParseMode, Parser, type BsDiagnostic} from 'brighterscript';
import type {CodeProblem} from '../types';

/**
 * BrightScript, and not BrighterScript: Roku devices run the sample as it stands.
 * A sample may be statements; those are tried inside a sub.
 */
export function checkBrightScript(code: string): CodeProblem[] {
  // Never around a whole sub: the wrapping's own `end sub` would stand in for one that is missing.
  if (!isStatements(code)) return parse(code).slice(0, 3);
  const last = code.split('\n').length;
  return parse(`sub sample()\n${code}\nend sub`)
    .map((problem) => ({...problem, line: Math.min(Math.max(problem.line - 1, 1), last)}))
    .slice(0, 3);
}

function isStatements(code: string): boolean {
  return !/^\s*(sub|function)\s+\w+\s*\(/im.test(code);
}

function parse(code: string): CodeProblem[] {
  const lexed = Lexer.scan(code);
  const parsed = Parser.parse(lexed.tokens, {mode: ParseMode.BrightScript});
  return [...lexed.diagnostics, ...parsed.diagnostics]
    .filter(({severity}) => severity === undefined || severity === DiagnosticSeverity.Error)
    .map(describe);
}

function describe({message, range}: Pick<BsDiagnostic, 'message' | 'range'>): CodeProblem {
  return {
    line: range.start.line + 1,
    column: range.start.character + 1,
    message: `BrightScript syntax error: ${message}`,
  };
}
