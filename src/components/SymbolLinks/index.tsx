import {useEffect, useState} from 'react';
import type {ComponentType} from 'react';
import {useHistory} from '@docusaurus/router';
import {findLink, isPlainClick, linkSelector, plainLinkSelector} from './links';

/**
 * Makes plain HTML links, as code has them, work like all others: the router follows them, and what they lead to is fetched when
 * they are pointed at. Their cards are a chunk of their own, which the first link that is pointed at or focused loads.
 */
export default function SymbolLinks() {
  const history = useHistory();
  const [Cards, setCards] = useState<ComponentType>();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = findLink(event, plainLinkSelector);
      if (!link || !isPlainClick(event, link)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    const onPoint = (event: Event) => {
      const link = findLink(event, plainLinkSelector);
      if (!link) return;
      void window.docusaurus.preload(link.pathname);
      if (!link.matches(linkSelector)) return;
      // A tap, which also focuses the link, follows it.
      if (event instanceof PointerEvent ? event.pointerType === 'touch' : !link.matches(':focus-visible')) return;
      // Without the chunk there are no cards; the next link tries again.
      import('./SymbolCards').then(
        (chunk) => setCards(() => chunk.default),
        () => undefined,
      );
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onPoint);
    document.addEventListener('focusin', onPoint);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onPoint);
      document.removeEventListener('focusin', onPoint);
    };
  }, [history]);

  return Cards && <Cards />;
}
