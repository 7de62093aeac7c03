/**
 * Bundler loader: sorts paths and keys by their characters. The first `localeCompare` of a page makes the browser read its rules of
 * collation, which takes 10 to 90 ms.
 * @param {string} source of a module of Docusaurus.
 * @returns {string}
 */
module.exports = function plainCompare(source) {
  return source.replace(/([\w.[\]]+)\.localeCompare\(([\w.[\]]+)\)/g, '($1 < $2 ? -1 : Number($1 > $2))');
};
