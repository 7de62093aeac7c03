/**
 * Layout of a whole page is the longest work that a phone has with it, and most of it is for what is not on the screen. `start/deferLayout.ts`
 * puts that off, and here it is done, in pieces, when the page's scripts have run. From then on the page is as if nothing had been put off.
 */
import type {ClientModule} from '@docusaurus/types';
import {onIdle} from './onIdle';

/** Those of belowFold.css, and some that it leaves alone. */
const selector = ':is(.theme-doc-markdown, [role="tabpanel"]) > *, [data-contained]';

/** How long one piece of work may take, in milliseconds; the last part of it may exceed that. */
const pieceTime = 8;

function layOut(parts: HTMLElement[], from = 0): void {
  const {dataset} = document.documentElement;
  onIdle(() => {
    let next = from;
    const end = performance.now() + pieceTime;
    while (dataset.belowFold && next < parts.length && performance.now() < end) {
      const part = parts[next++];
      part?.style.setProperty('content-visibility', 'visible');
      // Reading it makes the browser lay it out now.
      part?.getBoundingClientRect();
    }
    if (dataset.belowFold && next < parts.length) return layOut(parts, next);
    delete dataset.belowFold;
    for (const part of parts) part.style.removeProperty('content-visibility');
  });
}

/** A page that is navigated to is laid out whole, so that its place can be restored. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  if (previousLocation) delete document.documentElement.dataset.belowFold;
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (!previousLocation && document.documentElement.dataset.belowFold) {
    layOut([...document.querySelectorAll<HTMLElement>(selector)]);
  }
};
