/**
 * The site's own fonts, Geist and Geist Mono (SIL OFL 1.1, Latin subset, `static/fonts/`), as `@font-face` rules. They stand in
 * the page's head, because only there the address can follow `baseUrl` and be the one that is preloaded. The range of weights is
 * the one that `scripts/fonts/build.ts` leaves in the files.
 * The fall-backs have the same metrics, so that nothing moves when the fonts arrive.
 */
export function createFontFaces(baseUrl: string): string {
  const own = (family: string, file: string) =>
    `@font-face{font-family:'${family}';src:url(${baseUrl}fonts/${file}) format('woff2');font-weight:400 900;font-display:swap}`;
  const fallback = (family: string, local: string[], [size, ascent, descent]: [number, number, number]) =>
    `@font-face{font-family:'${family} fallback';src:${local.map((name) => `local('${name}')`).join(',')};` +
    `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
  return [
    own('Geist', 'sans-variable.woff2'),
    own('Geist Mono', 'mono-variable.woff2'),
    fallback('Geist', ['Arial', 'Liberation Sans', 'Helvetica'], [103.65, 96.96, 28.46]),
    fallback('Geist Mono', ['Courier New', 'Liberation Mono'], [99.98, 100.52, 29.5]),
  ].join('');
}
