import {visit} from 'unist-util-visit';
import type {Root, RootContent} from 'mdast';

/** Components that few pages use, by name. All pages may name them, and only those that do load them. */
const modules: ReadonlyMap<string, string> = new Map([
  ['Demo', '@site/src/components/Demo'],
  ['ErrorCodes', '@site/src/components/ErrorCodes'],
  ['FaqList', '@site/src/components/FaqList'],
]);

/** An import as MDX takes it: the syntax tree, without its text. */
function createImport(name: string, module: string): RootContent {
  const declaration = {
    type: 'ImportDeclaration',
    source: {type: 'Literal', value: module, raw: JSON.stringify(module)},
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration], comments: []}},
  } as unknown as RootContent;
}

/** Remark step: imports what a page uses of the components that are not in `theme/MDXComponents`. */
export default function remarkPageComponents() {
  return (tree: Root) => {
    const used = new Set<string>();
    visit(tree as {type: string; name?: string}, ({type, name}) => {
      if (/^mdxJsx(Flow|Text)Element$/.test(type) && name) used.add(name);
    });
    tree.children.unshift(
      ...[...modules].filter(([name]) => used.has(name)).map(([name, module]) => createImport(name, module)),
    );
  };
}
