/**
 * Files whose rules are needed by one thing that opens, and not by every page (plugins/split-css). Those of pages stay: the HTML of
 * a stock build (`FLAT=0`) would not name their sheet, and a page without scripts would do without it.
 */
export const splitSheets = {
  'search-modal': /[\\/](@docsearch[\\/]css[\\/]|theme[\\/]SearchBar[\\/]modal\.css$)/,
};
