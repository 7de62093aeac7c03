/**
 * Read first by each thread that renders pages (renderers.ts). Core's renderer asks @docusaurus/bundler for the minifier of HTML
 * alone, and the bundler takes two thirds of a second to load: it is loaded when something else of it is asked for, or the minifier
 * is not turned off.
 */
const Module = require('node:module');

const file = require.resolve('@docusaurus/bundler');

function load() {
  delete require.cache[file];
  return require(file);
}

const noMinifier = {minify: async (code) => ({code, warnings: []})};

const light = new Module(file);
light.loaded = true;
light.exports = new Proxy(
  {},
  {
    get: (_, name) =>
      name === 'getHtmlMinifier' && process.env.SKIP_HTML_MINIFICATION === 'true'
        ? async () => noMinifier
        : load()[name],
  },
);
require.cache[file] = light;
