// Ejected from Docusaurus 3.10.2: fences are highlighted at build time (plugins/highlight), so only inline code arrives here. It needs
// no component, of which a page would have a hundred.
export default 'code';
