/** Written by plugins/reference-pages: the paths of its pages. */
declare module '@generated/reference-pages/default/paths.json' {
  const paths: readonly string[];
  export default paths;
}
