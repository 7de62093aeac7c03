import {useMemo} from 'react';

/**
 * Markup for `dangerouslySetInnerHTML` that is the same object for the same text. React 19 writes an element's content anew for
 * every new object, whatever it holds: what the server wrote would be parsed again at each render.
 */
export function useHtml(html: string): {__html: string} {
  return useMemo(() => ({__html: html}), [html]);
}
