/**
 * Style files that only one on-demand component needs (plugins/split-css). Styles of pages are not split: the HTML of a
 * stock build (`FLAT=0`) would not link their sheet, and without scripts the page would be unstyled.
 */
export const splitSheets = {
  'search-modal': /[\\/](@docsearch[\\/]css[\\/]|theme[\\/]SearchBar[\\/]modal\.css$)/,
  'symbol-cards': /[\\/]SymbolLinks[\\/]styles\.module\.css$/,
};
