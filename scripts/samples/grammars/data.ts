import {XMLValidator} from 'fast-xml-parser';
import {parse as parseJson, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {parseAllDocuments} from 'yaml';
import type {CodeProblem} from '../types';

/** Position of an offset, from 1. */
export function locate(code: string, offset: number): {line: number; column: number} {
  const before = code.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

/** JSON as RFC 8259 has it: no comments, no trailing commas. */
export function checkJson(source: string): CodeProblem[] {
  // A placeholder that stands for a number is not in quotes.
  const code = source.replace(/"(?:\\.|[^"\\])*"|<[A-Z][A-Z0-9_]*>/g, (match) =>
    match.startsWith('<') ? '0'.padStart(match.length) : match,
  );
  const errors: ParseError[] = [];
  parseJson(code, errors, {disallowComments: true, allowTrailingComma: false});
  return errors.slice(0, 3).map(({error, offset}) => {
    const before = code.slice(0, offset).trimEnd();
    const trailing = before.endsWith(',') && /^\s*[}\]]/.test(code.slice(offset));
    return {
      ...locate(code, trailing ? before.length - 1 : offset),
      message: trailing
        ? 'JSON syntax error: a comma before the closing bracket; take it away.'
        : `JSON syntax error: ${spell(printParseErrorCode(error))}.`,
    };
  });
}

function spell(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** YAML 1.2, one or more documents. */
export function checkYaml(code: string): CodeProblem[] {
  return parseAllDocuments(code, {prettyErrors: true}).flatMap((document) =>
    document.errors.map(({message, pos}) => ({
      ...locate(code, pos[0]),
      message: `YAML syntax error: ${message.replace(/ at line[\s\S]*$/, '')}.`,
    })),
  );
}

/**
 * Well-formed XML. Several elements side by side pass: a sample may be the inside of a file.
 */
export function checkXml(code: string): CodeProblem[] {
  const isFile = /^\s*<\?xml/.test(code);
  const source = isFile
    ? code
    : `<sample xmlns:android="a" xmlns:tools="t" xmlns:app="p">\n${code.replace(/<!DOCTYPE[^>]*>/i, '')}\n</sample>`;
  const result = XMLValidator.validate(source, {allowBooleanAttributes: false});
  if (result === true) return [];
  const {line, col, msg} = result.err;
  const last = code.split('\n').length;
  return [
    {
      line: Math.min(Math.max(line - (isFile ? 0 : 1), 1), last),
      column: Math.max(col, 1),
      message: `XML is not well-formed: ${msg.replace(/'sample'/, 'the sample')}`,
    },
  ];
}

/** `key=value` lines, comments and sections, as Gradle and Android read them. */
export function checkProperties(code: string): CodeProblem[] {
  const problems: CodeProblem[] = [];
  let continues = false;
  code.split('\n').forEach((line, i) => {
    const isEntry = /^\s*($|[#!;]|\[[^\]]+\]\s*$|[^\s=:]+\s*[=:])/.test(line);
    if (!continues && !isEntry)
      problems.push({
        line: i + 1,
        column: 1,
        message: 'Properties: expected "key=value", a comment (#) or a [section].',
      });
    continues = /(^|[^\\])(\\\\)*\\$/.test(line);
  });
  return problems;
}
