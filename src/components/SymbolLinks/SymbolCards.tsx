import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {toHtml} from '../../codeMarks';
import {decodeComponent} from '../../decode';
import {useHtml} from '../../useHtml';
import VersionBadges from '../Reference/VersionBadges';
import {chooseCard} from './chooseCard';
import type {Card} from './chooseCard';
import {loadCards} from './loadCards';
import {chooseLine, placeCard} from './place';
import type {View} from './place';
import {watchLinks} from './watchLinks';
import styles from './styles.module.css';

const id = 'symbol-card';

interface Shown {
  link: HTMLAnchorElement;
  /** Where the pointer is in the window. */
  y: number | undefined;
  card: Card;
}

/** The version of the docs that the page is of. */
const getDocsVersion = () => document.querySelector<HTMLMetaElement>('meta[name="docusaurus_version"]')?.content;

function getView(): View {
  const {clientWidth, clientHeight} = document.documentElement;
  const bars = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  return {width: clientWidth, top: Math.max(0, bars), bottom: clientHeight};
}

function Signature({code}: {code: string}) {
  return <code dangerouslySetInnerHTML={useHtml(toHtml(code))} />;
}

function CardBox({card, link, y}: Shown) {
  const {owner, kind, signatures, more, mark, isDeprecated, text, source} = card;
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const line = chooseLine([...link.getClientRects()], y);
    if (!box.current || !line) return;
    const {offsetWidth: width, offsetHeight: height, style, dataset} = box.current;
    const {left, top, side} = placeCard(line, {width, height}, getView());
    style.left = `${left + window.scrollX}px`;
    style.top = `${top + window.scrollY}px`;
    dataset.side = side;
  }, [link, y, card]);

  useEffect(() => {
    link.setAttribute('aria-describedby', id);
    return () => link.removeAttribute('aria-describedby');
  }, [link]);

  return (
    <div ref={box} id={id} role="tooltip" className={styles.card}>
      <div className={styles.head}>
        {owner && <span className={styles.owner}>{owner}</span>}
        <span>{kind}</span>
        <span className={styles.source}>{source}</span>
        <VersionBadges mark={mark} isDeprecated={isDeprecated} />
      </div>
      {signatures.map((code) => (
        <div key={code} className={styles.signature} data-several={signatures.length > 1 || undefined}>
          <Signature code={code} />
        </div>
      ))}
      {text && <p className={styles.text}>{text}</p>}
      {more > 0 && (
        <div className={styles.more}>
          {translate({id: 'site.symbolCard.more', message: '{count} more in the reference'}, {count: more})}
        </div>
      )}
    </div>
  );
}

/** The cards of links in code: what the name is, in the version of the page. */
export default function SymbolCards() {
  const [shown, setShown] = useState<Shown>();
  const {pathname} = useLocation();

  useEffect(() => {
    let wanted: HTMLAnchorElement | undefined;
    return watchLinks({
      prepare: (link) => void loadCards(link.pathname),
      show: (link, y) => {
        wanted = link;
        void loadCards(link.pathname).then((cards) => {
          const card = cards && chooseCard(cards, decodeComponent(link.hash.slice(1)), getDocsVersion());
          if (card && wanted === link && link.isConnected) setShown({link, y, card});
        });
      },
      hide: () => {
        wanted = undefined;
        setShown(undefined);
      },
      isInCard: (target) => target instanceof Element && target.closest(`#${id}`) !== null,
    });
    // The links of another page are others.
  }, [pathname]);

  return shown && createPortal(<CardBox key={shown.link.href} {...shown} />, document.body);
}
