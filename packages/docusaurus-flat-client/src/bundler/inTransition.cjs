/**
 * Bundler loader: state that is only known in the browser (the window's width, stored choices) is set in a transition after hydration.
 * React then renders what depends on it in small pieces. Without the transition, these updates block the page until everything is rendered.
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
 * @throws {Error} if the module has none of them.
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
