const headingId = require('./headingId.cjs');

/** Elements that the site shows with components of its own (`theme/MDXComponents`); all others are written as they stand. */
const replaced = new Set([
  'a',
  'pre',
  'ul',
  'li',
  'img',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'details',
  'table',
  'admonition',
  'mermaid',
]);

/**
 * Bundler loader: leaves out of a compiled page what the build has seen to. The server renders every page with the checks that all
 * components it names exist, so the browser needs none of them; pages have neither a layout of MDX's nor components by props; and an
 * element is looked up among the site's components only where it is one of them.
 * Of the front matter, the keywords stand in the page's HTML, and how the sidebar shows a page stands in the sidebar.
 * Ids of headings that follow from their text are left to `client/mdx.ts`.
 * @param {string} source of a page, as @mdx-js/mdx compiles it; another source stays as it is.
 * @returns {string}
 */
module.exports = function slimPage(source) {
  return slimHeadings(
    source
      .replace(/^export const frontMatter = \{\n[\s\S]*?^\};$/m, slimFrontMatter)
      // Of a page that has its title in the front matter: the same as none.
      .replace(/^export const contentTitle = undefined;\n/m, '')
      .replace(/^ *if \(![\w$.]+\) _missingMdxReference\(.*\);\n/gm, '')
      .replace(/\nfunction _missingMdxReference\([\s\S]*?\n}/, '')
      .replace(/\{\n(?: *\w+: "\w+",\n)* *\.\.\.(_provideComponents\(\)),\n *\.\.\.props\.components\n *\}/, '$1')
      .replace(/(\(|: )_components\.(\w+)(?=, \{)/g, (whole, before, name) =>
        replaced.has(name) ? whole : `${before}"${name}"`,
      )
      .replace(/\nexport default function MDXContent\([\s\S]*?\n}/, '\nexport default _createMdxContent;'),
  );
};

const string = String.raw`("(?:[^"\\\n]|\\.)*")`;
const heading = new RegExp(String.raw`(_components\.h[1-6], )\{\s*id: ${string},\s*children: ${string}\s*\}`, 'g');
const tocItem = new RegExp(String.raw`"value": ${string},\s*"id": ${string},`, 'g');
/** Most items: of the second level, with an id that follows. */
const plainTocItem = new RegExp(String.raw`\{\s*"value": ${string},\s*"level": 2\s*\}`, 'g');

/** @param {string} id of a heading with the text, both as source text. @returns {boolean} */
const follows = (id, text) => JSON.parse(id) === headingId(JSON.parse(text));

/**
 * Headings without the ids that follow from their text, in the page and in its table of contents.
 * @param {string} source of a page.
 * @returns {string} the source, which takes the ids from two functions.
 */
function slimHeadings(source) {
  const slim = source
    .replace(heading, (whole, before, id, text) => (follows(id, text) ? `${before}_toHeading(${text})` : whole))
    .replace(
      /(?<=^export const toc = )\[(?!\])[\s\S]*?\](?=;$)/m,
      (toc) => `_toToc(${toc.replace(tocItem, slimTocItem).replace(plainTocItem, '$1')})`,
    );
  if (slim === source) return source;
  // A variable of its own is called by a shorter name than an import.
  return `import {toHeading as _toHeadingImported, toToc as _toToc} from "@mdx-js/react";\nconst _toHeading = _toHeadingImported;\n${slim}`;
}

/** @param {string} whole item with its value and id. @returns {string} */
function slimTocItem(whole, value, id) {
  return follows(id, value) ? `"value": ${value},` : whole;
}

/**
 * @param {string} source of an object as the docs plugin's loader writes it: a key a line, lists over several.
 * @returns {string}
 */
function slimFrontMatter(source) {
  return source.replace(/^\tkeywords: \[\n(?:\t\t.*\n)*\t\],?\n/m, '').replace(/^\tsidebar_\w+: .*\n/gm, '');
}

module.exports.replaced = replaced;
