import {parse as parseCss} from 'css-tree';
import {compileTemplate, parse as parseVue} from '@vue/compiler-sfc';
import postcss from 'postcss';
import {findEmbeddedParts, parseHtml} from '../typescript/embedded';
import {checkJson, locate} from './data';
import type {CodeProblem} from '../types';

/** What the HTML parser forgives without loss; the rest of its complaints are errors of the sample. */
const forgiven = new Set([
  'missing-doctype',
  'non-conforming-doctype',
  'abandoned-head-element-child',
  'eof-in-element-that-can-contain-only-text',
]);

/** HTML, with the styles and JSON in it; its scripts go to the compiler. */
export function checkHtml(code: string): CodeProblem[] {
  const problems: CodeProblem[] = [];
  parseHtml(code, ({code: name, startLine, startCol}) => {
    if (!forgiven.has(name))
      problems.push({line: startLine, column: startCol, message: `HTML syntax error: ${name.replace(/-/g, ' ')}.`});
  });
  problems.push(...findUnclosed(code));
  for (const {language, start, end} of findEmbeddedParts(code)) {
    const check = {css: checkCss, json: checkJson, js: () => []}[language];
    const origin = locate(code, start);
    for (const problem of check(code.slice(start, end))) {
      const column = problem.line === 1 ? problem.column + origin.column - 1 : problem.column;
      problems.push({...problem, line: problem.line + origin.line - 1, column});
    }
  }
  return problems;
}

/** Elements that HTML lets end without a tag. */
const optionalEnd = new Set([
  'p',
  'li',
  'dt',
  'dd',
  'option',
  'tr',
  'td',
  'th',
  'thead',
  'tbody',
  'tfoot',
  'colgroup',
  'html',
  'body',
  'head',
]);

/** The parser closes open elements without a word at the end of a fragment; a reader's page would break. */
function findUnclosed(code: string): CodeProblem[] {
  const problems: CodeProblem[] = [];
  const visit = (node: ReturnType<typeof parseHtml>['childNodes'][number] | ReturnType<typeof parseHtml>): void => {
    if ('tagName' in node) {
      const location = node.sourceCodeLocation;
      const tag = location?.startTag && code.slice(location.startTag.startOffset, location.startTag.endOffset);
      const isVoid = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(node.tagName);
      if (location && tag && !location.endTag && !isVoid && !optionalEnd.has(node.tagName) && !tag.endsWith('/>')) {
        problems.push({
          line: location.startLine,
          column: location.startCol,
          message: `HTML: <${node.tagName}> is never closed; add </${node.tagName}>.`,
        });
      }
    }
    if ('content' in node) visit(node.content as never);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseHtml(code));
  return problems;
}

/** CSS: blocks through PostCSS, then selectors, at-rules and values through css-tree. */
export function checkCss(code: string): CodeProblem[] {
  try {
    postcss.parse(code);
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
    return [{line: error.line ?? 1, column: error.column ?? 1, message: `CSS syntax error: ${error.reason}.`}];
  }
  const problems: CodeProblem[] = [];
  parseCss(code, {
    positions: true,
    onParseError: ({message, line, column}) => {
      problems.push({line: line ?? 1, column: column ?? 1, message: `CSS syntax error: ${message}.`});
    },
  });
  return problems.slice(0, 3);
}

/** A Vue single-file component, or the inside of its template. */
export function checkVue(code: string): CodeProblem[] {
  const isComponent = /^\s*<(template|script|style)[\s>]/m.test(code);
  const source = isComponent ? code : `<template>\n${code}\n</template>`;
  const shift = isComponent ? 0 : 1;
  const {descriptor, errors} = parseVue(source, {filename: 'Sample.vue', ignoreEmpty: false});
  const found: unknown[] = [...errors];
  if (errors.length === 0 && descriptor.template) {
    const {template} = descriptor;
    const result = compileTemplate({
      source: template.content,
      filename: 'Sample.vue',
      id: 'sample',
      ast: template.ast,
      inMap: undefined,
    });
    found.push(...result.errors);
  }
  return found.slice(0, 3).map((error) => {
    const {message, loc} = error as {message: string; loc?: {start: {line: number; column: number}}};
    return {
      line: Math.max((loc?.start.line ?? 1) - shift, 1),
      column: loc?.start.column ?? 1,
      message: `Vue: ${message.split('\n')[0]}`,
    };
  });
}
