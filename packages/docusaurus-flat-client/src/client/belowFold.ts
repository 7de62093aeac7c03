/**
 * Layout of a whole page is the longest task on a phone, and most of it is for content that is not on the screen. `start/deferLayout.ts`
 * puts that off, and it is done here in pieces after the page's scripts have run.
 */
import type {ClientModule} from '@docusaurus/types';
import {onIdle} from './onIdle';

/** The elements of belowFold.css, and some that it does not match. */
const selector = ':is(.theme-doc-markdown, [role="tabpanel"]) > *, [data-contained]';

/** How long one piece may take, in milliseconds. Its last element may exceed that. */
const pieceTime = 8;

function layOut(parts: HTMLElement[], from = 0): void {
  const {dataset} = document.documentElement;
  onIdle(() => {
    let next = from;
    const end = performance.now() + pieceTime;
    while (dataset.belowFold && next < parts.length && performance.now() < end) {
      const part = parts[next++];
      part?.style.setProperty('content-visibility', 'visible');
      // Reading the box forces layout.
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
