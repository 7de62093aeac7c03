/** Files whose rules are needed by a page or by one thing that opens, and not by every page (plugins/split-css). */
export const splitSheets = {
  'search-modal': /[\\/](@docsearch[\\/]css[\\/]|theme[\\/]SearchBar[\\/]modal\.css$)/,
  home: /[\\/]src[\\/]pages[\\/]index\.module\.css$/,
  'search-page': /[\\/]src[\\/]pages[\\/]search\.module\.css$/,
};
