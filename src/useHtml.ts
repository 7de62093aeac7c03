import {useMemo} from 'react';

/**
 * Returns a `dangerouslySetInnerHTML` object that is the same for the same text. React 19 rewrites an element's content
 * for every new object, even with the same HTML, so the server's markup would be parsed again on each render.
 */
export function useHtml(html: string): {__html: string} {
  return useMemo(() => ({__html: html}), [html]);
}
