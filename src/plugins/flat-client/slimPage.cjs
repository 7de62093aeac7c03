/**
 * Bundler loader: leaves out of a compiled page what the build has seen to. The server renders every page with the checks that all
 * components it names exist, so the browser needs none of them; and pages have neither a layout of MDX's nor components by props.
 * @param {string} source of a page, as @mdx-js/mdx compiles it; another source stays as it is.
 * @returns {string}
 */
module.exports = function slimPage(source) {
  return source
    .replace(/^ *if \(![\w$.]+\) _missingMdxReference\(.*\);\n/gm, '')
    .replace(/\nfunction _missingMdxReference\([\s\S]*?\n}/, '')
    .replace(/,\n *\.\.\.props\.components\n/, '\n')
    .replace(/\nexport default function MDXContent\([\s\S]*?\n}/, '\nexport default _createMdxContent;');
};
