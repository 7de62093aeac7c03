/**
 * Bundler loader for the registry of the site's modules, in the dev server. It removes `require.resolveWeak`, by which Docusaurus asks
 * whether a page is loaded and which makes the bundler read pages that nobody has opened. It also groups pages and their data in a few
 * files: with one file each, the bundler checked 2,000 files after each save.
 * @param {string} source of `.docusaurus/registry.js`.
 * @returns {string}
 * @throws {Error} if the registry has an unknown shape.
 */
module.exports = function onDemand(source) {
  const registry = source
    .replace(/require\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g, '$1')
    // Names end with a digit of a hash, so there are 16 files of each kind.
    .replace(/(webpackChunkName: )"[^"]*(\w)" \*\/ (?="[^"]*\.(mdx?|json)")/g, '$1"$3-$2" */ ');
  if (registry.includes('resolveWeak') || !/"mdx-\w" \*\//.test(registry)) {
    throw new Error(
      'flat-client: the registry of modules has another shape than expected. Compare src/devServer/onDemand.cjs of ' +
        'docusaurus-flat-client with lib/server/codegen/codegenRoutes.js of @docusaurus/core.',
    );
  }
  return registry;
};
