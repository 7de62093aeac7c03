import {createRequire} from 'node:module';
import {Language, Parser, type Node} from 'web-tree-sitter';
import type {CodeProblem} from '../types';

/** Compiled grammars; where two stand for a language, a sample that either accepts is right. */
const grammars = {
  kotlin: [
    '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
    'tree-sitter-wasms/out/tree-sitter-kotlin.wasm',
  ],
  java: ['tree-sitter-wasms/out/tree-sitter-java.wasm'],
  swift: ['tree-sitter-wasms/out/tree-sitter-swift.wasm'],
  objectivec: ['tree-sitter-wasms/out/tree-sitter-objc.wasm'],
  dart: ['tree-sitter-wasms/out/tree-sitter-dart.wasm'],
  groovy: ['tree-sitter-groovy/tree-sitter-groovy.wasm'],
  ruby: ['tree-sitter-wasms/out/tree-sitter-ruby.wasm'],
  bash: ['tree-sitter-bash/tree-sitter-bash.wasm'],
  php: ['tree-sitter-wasms/out/tree-sitter-php.wasm'],
  toml: ['tree-sitter-wasms/out/tree-sitter-toml.wasm'],
} as const;

export type TreeSitterLanguage = keyof typeof grammars;

/**
 * Samples are often the inside of something: a method, or statements.
 * Each wrapping is tried when the sample does not parse as a file.
 */
const wrappings: Partial<Record<TreeSitterLanguage, [before: string, after: string][]>> = {
  kotlin: [['class Sample {\n', '\n}']],
  java: [
    ['class Sample {\n', '\n}'],
    ['class Sample { void run() {\n', '\n} }'],
  ],
  swift: [
    ['class Sample {\n', '\n}'],
    ['func sample() {\n', '\n}'],
  ],
  objectivec: [
    ['@implementation Sample\n', '\n@end'],
    ['void sample() {\n', '\n}'],
    ['@interface Sample\n', '\n@end'],
  ],
  dart: [
    ['class Sample {\n', '\n}'],
    ['void sample() async {\n', '\n}'],
    ['final sample =\n', '\n;'],
  ],
};

const require = createRequire(__filename);
const parsers = new Map<string, Promise<Parser>>();
let runtime: Promise<void> | undefined;

/**
 * Parses a sample with its language's grammar.
 * @returns the first syntax errors of the reading that fits best; none when one reading is without errors.
 */
export async function checkWithGrammar(code: string, language: TreeSitterLanguage): Promise<CodeProblem[]> {
  let best: CodeProblem[] | undefined;
  for (const [before, after] of [['', ''], ...(wrappings[language] ?? [])] as [string, string][]) {
    for (const grammar of grammars[language]) {
      const found = findErrors(await getParser(grammar), before + prepare(code, language) + after, language);
      if (found.length === 0) return [];
      const shifted = found.map((problem) => clamp({...problem, line: problem.line - countLines(before)}, code));
      // The plain reading wins a tie, as its positions are what the writer sees.
      if (!best || shifted.length < best.length) best = shifted;
    }
  }
  return (best ?? []).slice(0, 3);
}

/** Shapes that are right in the language but that its grammar does not know. */
function prepare(code: string, language: TreeSitterLanguage): string {
  // A shell sample may show a prompt, which the reader does not type.
  if (language === 'bash')
    return code.replace(/^(\s*)[$#] (?=\S)/gm, (match, space: string) => (match.includes('$') ? `${space}  ` : match));
  return code;
}

async function getParser(grammar: string): Promise<Parser> {
  runtime ??= Parser.init();
  await runtime;
  let parser = parsers.get(grammar);
  if (!parser) {
    parser = Language.load(require.resolve(grammar)).then((language) => new Parser().setLanguage(language));
    parsers.set(grammar, parser);
  }
  return parser;
}

function findErrors(parser: Parser, code: string, language: string): CodeProblem[] {
  const tree = parser.parse(code);
  if (!tree) return [{line: 1, column: 1, message: `The ${language} parser gave no tree.`}];
  const problems: CodeProblem[] = [];
  const visit = (node: Node): void => {
    if (!node.hasError) return;
    if (node.isMissing) {
      problems.push(at(node, `${language} syntax error: ${describeToken(node.type)} is missing here.`));
    } else if (node.isError) {
      problems.push(at(node, describeError(node, language)));
    } else node.children.forEach((child) => child && visit(child));
  };
  visit(tree.rootNode);
  tree.delete();
  return problems;
}

function describeError(node: Node, language: string): string {
  // The writer has not written the wrapping; the report shows the line in any case.
  const text = /.*/
    .exec(node.text.trim())?.[0]
    .slice(0, 60)
    .replace(/^.*\b[Ss]ample\b.*$/, '');
  const unbalanced = findUnbalanced(node.text);
  const hint = unbalanced ? ` ${unbalanced}` : '';
  return `${language} syntax error${text ? ` at "${text}"` : ''}.${hint}`;
}

/** Says when brackets are the likely cause, which the tree itself does not tell. */
function findUnbalanced(text: string): string | undefined {
  const code = text.replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/.*|\/\*[\s\S]*?\*\//g, '');
  for (const [open, close] of [
    ['{', '}'],
    ['(', ')'],
    ['[', ']'],
  ] as const) {
    const difference = code.split(open).length - code.split(close).length;
    if (difference > 0) return `${difference} "${open}" without "${close}".`;
    if (difference < 0) return `${-difference} "${close}" without "${open}".`;
  }
  return undefined;
}

function at(node: Node, message: string): CodeProblem {
  return {line: node.startPosition.row + 1, column: node.startPosition.column + 1, message};
}

function describeToken(type: string): string {
  return /^\W+$/.test(type) ? `"${type}"` : type;
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

/** An error at the end of a wrapping is an error at the end of the sample. */
function clamp(problem: CodeProblem, code: string): CodeProblem {
  return {...problem, line: Math.min(Math.max(problem.line, 1), countLines(code) + 1)};
}
