import type {Identifier, ImportDeclaration, ImportSpecifier, Program, VariableDeclaration} from 'estree';

const runtime = 'react/jsx-runtime';

type TopLevel = Program['body'][number];

const isRuntimeImport = (node: TopLevel): node is ImportDeclaration =>
  node.type === 'ImportDeclaration' && node.source.value === runtime;

const toImported = ({name}: Identifier): Identifier => ({type: 'Identifier', name: `${name}Imported`});

const rename = (specifier: ImportSpecifier): ImportSpecifier => ({...specifier, local: toImported(specifier.local)});

const declare = (specifiers: readonly ImportSpecifier[]): VariableDeclaration => ({
  type: 'VariableDeclaration',
  kind: 'const',
  declarations: specifiers.map(({local}) => ({type: 'VariableDeclarator', id: local, init: toImported(local)})),
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
    const specifiers = node.specifiers.map((specifier) => {
      if (specifier.type === 'ImportSpecifier') return specifier;
      throw new Error(`A compiled page imports ${specifier.local.name} of ${runtime} in a way that is not known here.`);
    });
    tree.body.splice(index, 1, {...node, specifiers: specifiers.map(rename)}, declare(specifiers));
  };
}
