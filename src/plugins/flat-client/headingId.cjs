/**
 * The id of a heading, for text in the letters, digits, hyphens and spaces of ASCII: as github-slugger forms it, which Docusaurus uses.
 * Of other text it may differ, and of a second heading with the same text: whoever leaves an id out compares the two first.
 * @param {string} text of the heading.
 * @returns {string}
 */
module.exports = function headingId(text) {
  return text
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
};
