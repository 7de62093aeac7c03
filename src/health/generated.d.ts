/** Written by plugins/health. */
declare module '@generated/health/default/figures.json' {
  const figures: unknown;
  export default figures;
}
