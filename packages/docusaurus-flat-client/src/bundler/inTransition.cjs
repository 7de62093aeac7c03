/**
 * Bundler loader: what a component learns only in the browser (that it is one, its width, what is stored) comes after hydration as a
 * transition. React then draws in small pieces what depends on it; as they stand, these updates hold the page up until all is drawn.
 */
const statements = [
  /setIsBrowser\(true\);/,
  /updateWindowSize\(\);(?=\s+window\.addEventListener)/,
  /setColorModeState\(ColorModeAttribute\.get\(\)\);\s+setColorModeChoiceState\(ColorModeChoiceAttribute\.get\(\)\);/,
  /setState\(readStorageState\(.*\)\);/,
];

/**
 * @param {string} source of a module of Docusaurus with one of these statements.
 * @returns {string}
 * @throws {Error} where the module has none of them.
 */
module.exports = function inTransition(source) {
  const wrapped = statements.reduce(
    (text, statement) => text.replace(statement, (found) => `startTransition(() => { ${found} });`),
    source,
  );
  if (wrapped === source) {
    throw new Error(
      'flat-client: a module of Docusaurus has none of the updates that src/bundler/inTransition.cjs of docusaurus-flat-client delays. ' +
        'Compare the module with the version before. FLAT=0 builds without the flat client meanwhile.',
    );
  }
  return `import {startTransition} from 'react';\n${wrapped}`;
};
