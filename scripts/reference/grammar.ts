/** Parses a source file with a compiled grammar of tree-sitter. */
import {createRequire} from 'node:module';
import {Language, Parser, type Node} from 'web-tree-sitter';

const grammars = {
  kotlin: '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
  dart: 'tree-sitter-wasms/out/tree-sitter-dart.wasm',
};
const require = createRequire(__filename);

export async function loadParser(language: keyof typeof grammars): Promise<(text: string) => Node> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve(grammars[language])));
  return (text) => parser.parse(text)!.rootNode;
}

export function getChild(node: Node, ...types: string[]): Node | undefined {
  return node.namedChildren.find((child): child is Node => child !== null && types.includes(child.type));
}

export function getChildren(node: Node | undefined, ...types: string[]): Node[] {
  return (node?.namedChildren ?? []).filter((child): child is Node => child !== null && types.includes(child.type));
}

/** The text of a node on one line, without comments. */
export function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
