/** Letters of western European languages, as names have them: in a file of their own, which only the pages that have one load. */
export const accentedLetters = 'U+C0-D6,U+D8-F6,U+F8-FF';

/**
 * The site's own fonts, Geist and Geist Mono (SIL OFL 1.1, Latin subset, `static/fonts/`), as `@font-face` rules. They stand in
 * the page's head, because only there the address can follow `baseUrl` and be the one that is preloaded; the regular weight of code
 * stands in the style sheet (`src/css/fonts.css`). The weights are those that `scripts/fonts/build.ts` leaves in the files.
 * The fall-backs have the same metrics, so that nothing moves when the fonts arrive.
 */
export function createFontFaces(baseUrl: string): string {
  const own = (family: string, file: string, weights: string, range?: string) =>
    `@font-face{font-family:'${family}';src:url(${baseUrl}fonts/${file}) format('woff2');font-weight:${weights};font-display:swap` +
    `${range ? `;unicode-range:${range}` : ''}}`;
  const fallback = (family: string, local: string[], [size, ascent, descent]: [number, number, number]) =>
    `@font-face{font-family:'${family} fallback';src:${local.map((name) => `local('${name}')`).join(',')};` +
    `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
  return [
    own('Geist', 'sans-variable.woff2', '400 700'),
    // A family of its own: one of two files is slower to lay out for all text.
    own('Geist accents', 'sans-accents-variable.woff2', '400 700', accentedLetters),
    own('Geist Mono', 'mono-semibold.woff2', '550 700'),
    fallback('Geist', ['Arial', 'Liberation Sans', 'Helvetica'], [103.65, 96.96, 28.46]),
    fallback('Geist Mono', ['Courier New', 'Liberation Mono'], [99.98, 100.52, 29.5]),
  ].join('');
}
