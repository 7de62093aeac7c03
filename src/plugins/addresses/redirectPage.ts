import {escapeHtml} from '../../escapeHtml';

/**
 * The page at an old address, for hosts that cannot redirect. Search engines take its canonical link for a redirect.
 * @param origin of the site, without a slash at its end.
 * @param target path of the new page.
 */
export function createRedirectPage(origin: string, target: string): string {
  const path = escapeHtml(target);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<title>This page has moved</title>',
    `<link rel="canonical" href="${escapeHtml(origin)}${path}">`,
    `<meta http-equiv="refresh" content="0; url=${path}">`,
    `<p>This page has moved to <a href="${path}">${path}</a>.</p>`,
    '</html>',
    '',
  ].join('\n');
}
