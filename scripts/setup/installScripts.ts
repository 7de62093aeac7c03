/**
 * Packages that have an install script, and why this project works without it. `.npmrc` turns all of them off: such a script runs
 * with the rights of whoever installs. `tests/unit/lockfile.test.ts` fails for a package that is not listed here.
 */
export const packagesWithInstallScripts: Readonly<Record<string, string>> = {
  '@swc/core': 'Looks for its binary, which comes as a package of its own, and takes WebAssembly where there is none',
  '@tree-sitter-grammars/tree-sitter-kotlin': 'Compiles a Node addon; samples are parsed with its .wasm file',
  'core-js': 'Prints a request for donations',
  esbuild: 'Puts its binary, which comes as a package of its own, in the place of its launcher, which finds it as well',
  'tree-sitter-bash': 'Compiles a Node addon; samples are parsed with its .wasm file',
  'tree-sitter-groovy': 'Compiles a Node addon; samples are parsed with its .wasm file',
  'tree-sitter-java': 'Compiles a Node addon, which nothing here loads',
};
