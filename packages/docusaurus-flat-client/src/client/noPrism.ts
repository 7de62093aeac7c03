/** Takes the place of prism-react-renderer where the theme adds languages to Prism, on sites that highlight code at build time. */
export const Prism = {};
