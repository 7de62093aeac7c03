/** Accented letters of western European languages, in a separate file that only pages with such letters load. */
export const accentedLetters = 'U+C0-D6,U+D8-F6,U+F8-FF';

/**
 * The `@font-face` rules of the site's own fonts, Geist and Geist Mono (SIL OFL 1.1, Latin subset, `static/fonts/`).
 * They are inline in the page's head, where URLs can include `baseUrl` and match the preload; the regular weight of the
 * code font is in the style sheet (`src/css/fonts.css`). The weights are those that `scripts/fonts/build.ts` keeps in
 * the files.
 * The fallback fonts have matching metrics, so nothing shifts when the fonts load.
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
    // A separate family: with two files in one family, layout of all text is slower.
    own('Geist accents', 'sans-accents-variable.woff2', '400 700', accentedLetters),
    own('Geist Mono', 'mono-semibold.woff2', '550 700'),
    fallback('Geist', ['Arial', 'Liberation Sans', 'Helvetica'], [103.65, 96.96, 28.46]),
    fallback('Geist Mono', ['Courier New', 'Liberation Mono'], [99.98, 100.52, 29.5]),
  ].join('');
}
