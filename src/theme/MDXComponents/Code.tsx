// Ejected from Docusaurus 3.10.2: fences are highlighted at build time (plugins/highlight), so only inline code is
// rendered here. It is a plain element, because a page may have a hundred of them.
export default 'code';
