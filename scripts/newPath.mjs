/**
 * The new path of an old one of the site that was here before (`TAKE_OVER`). Plain JavaScript, as the server runs it without a build.
 * @param {import('../src/config/takeOver').TakeOver} takeOver
 * @param {string} pathname
 * @returns {string | undefined} undefined for a path of this site.
 */
export function getNewPath({from, steps}, pathname) {
  if (!`${pathname}/`.startsWith(from)) return undefined;
  return steps.reduce(
    (so, {pattern, replacement, everywhere}) => so.replace(new RegExp(pattern, everywhere ? 'g' : ''), replacement),
    pathname,
  );
}
