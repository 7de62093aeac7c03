/**
 * Bundler loader for React Router: a path without parameters that the address does not begin with is left at that. Each page is compared
 * with a thousand paths, by a regular expression each, which was a twelfth of the time that rendering takes.
 * @param {string} source of the router's module.
 * @returns {string}
 * @throws {Error} where the router's `matchPath` does not begin as it is known here.
 */
module.exports = function otherPaths(source) {
  const start = 'function matchPath(pathname, options) {\n';
  if (!source.includes(start)) {
    throw new Error(
      'fast-pages: matchPath of react-router is not as in 5.3. Look at it, and adapt src/plugins/fast-pages/otherPaths.cjs or leave ' +
        'the plugin out of docusaurus.config.ts.',
    );
  }
  return source.replace(
    start,
    () => `
var plainPaths = new Map();
function isOtherPath(pathname, path) {
  var last = path.length - (path.endsWith('/') ? 2 : 1);
  // From the end, as paths differ there. Letters of both cases are the same for the router.
  while (last >= 0 && (pathname.charCodeAt(last) | 32) === (path.charCodeAt(last) | 32)) last--;
  if (last < 0) return false;
  var isPlain = plainPaths.get(path);
  if (isPlain === undefined) plainPaths.set(path, (isPlain = /^[\\w/-]*$/.test(path)));
  return isPlain;
}
${start}  if (options && typeof options.path === 'string' && isOtherPath(pathname, options.path)) return null;
`,
  );
};
