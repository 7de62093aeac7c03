import type {AssignmentProperty, ImportDeclaration, Program, VariableDeclaration} from 'estree';

const runtime = 'react/jsx-runtime';
const namespace = '_runtime';

type TopLevel = Program['body'][number];

const isRuntimeImport = (node: TopLevel): node is ImportDeclaration =>
  node.type === 'ImportDeclaration' && node.source.value === runtime;

/** `{jsx: _jsx}` of `import {jsx as _jsx}`. */
function toProperties({specifiers}: ImportDeclaration): AssignmentProperty[] {
  return specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') {
      throw new Error(`A compiled page imports ${specifier.local.name} of ${runtime} in a way that is not known here.`);
    }
    const {imported, local} = specifier;
    return {
      type: 'Property',
      kind: 'init',
      key: imported,
      value: local,
      method: false,
      shorthand: false,
      computed: false,
    };
  });
}

const declare = (node: ImportDeclaration): VariableDeclaration => ({
  type: 'VariableDeclaration',
  kind: 'const',
  declarations: [
    {
      type: 'VariableDeclarator',
      id: {type: 'ObjectPattern', properties: toProperties(node)},
      init: {type: 'Identifier', name: namespace},
    },
  ],
});

/**
 * Recma step: a page takes the functions of the JSX runtime into variables of its own.
 *
 * The bundler keeps a record of each place that uses an imported name, and a page calls `_jsx` some hundred times: these records were
 * more than half of the bundler's cache, a quarter of a build's memory, and work in every build. A call is shorter as well.
 * @throws Error where the compiler imports the runtime in another way than by names.
 */
export default function recmaLocalRuntime() {
  return (tree: Program) => {
    const index = tree.body.findIndex(isRuntimeImport);
    const node = tree.body[index];
    if (!node || !isRuntimeImport(node)) return;
    const local = {type: 'Identifier' as const, name: namespace};
    tree.body.splice(index, 1, {...node, specifiers: [{type: 'ImportNamespaceSpecifier', local}]}, declare(node));
  };
}
