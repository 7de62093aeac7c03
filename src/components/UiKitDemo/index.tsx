import {useEffect, useRef, useState} from 'react';
import type {ComponentType} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '../Icon';
import UiKitStill from '../UiKitStill';
import type {LiveProps} from './Live';
import styles from './styles.module.css';

type Phase = 'still' | 'loading' | 'live' | 'failed';

/**
 * The UI kit's default skin: a drawing that becomes the live demo when the reader plays it. The demo's part of the
 * script comes with the click, so the page is no heavier for it. Without scripts the drawing stays.
 */
export default function UiKitDemo() {
  const [phase, setPhase] = useState<Phase>('still');
  const [Live, setLive] = useState<ComponentType<LiveProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const wasLive = useRef(false);

  const start = () => {
    setPhase('loading');
    import('./Live').then(
      ({default: loaded}) => {
        setLive(() => loaded);
        setPhase('live');
      },
      () => setPhase('failed'),
    );
  };

  useEffect(() => {
    if (phase === 'still' && wasLive.current) button.current?.focus({preventScroll: true});
    wasLive.current = phase === 'live';
  }, [phase]);

  const isLive = phase === 'live' && Live;
  return (
    <div className={styles.demo}>
      <div className={styles.stage}>
        <UiKitStill />
        {!isLive && (
          <button type="button" ref={button} className={styles.play} aria-busy={phase === 'loading'} onClick={start}>
            <Icon name="play" />
            {phase === 'failed' ? (
              <Translate id="site.demo.retry">Try again</Translate>
            ) : (
              <Translate id="site.home.play">Play it live</Translate>
            )}
          </button>
        )}
      </div>
      <div className={styles.bar}>
        <Link to="/open-video-ui/web/examples/default-ui/">
          <Translate id="site.home.demoSource">Edit this player’s source live</Translate>
        </Link>
        {isLive && <Live onStop={() => setPhase('still')} />}
      </div>
    </div>
  );
}
