import {useEffect} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {getStatus} from '../Demo/status';
import {useDemo} from '../Demo/useDemo';
import Icon from '../Icon';
import styles from './styles.module.css';

export interface LiveProps {
  onStop: () => void;
}

/** The running demo, laid over the drawing, in a frame that reaches neither the site's storage nor other hosts. */
export default function Live({onStop}: LiveProps) {
  const {state, run, frameRef, start, onFrameLoad} = useDemo();
  const address = useBaseUrl('/demos/web/default-ui/');
  const isRunning = state.phase === 'running';
  const problem = isRunning ? state.problem : undefined;

  useEffect(() => start(), [start]);
  useEffect(() => {
    if (isRunning) frameRef.current?.focus({preventScroll: true});
  }, [isRunning, frameRef]);

  return (
    <>
      {(isRunning || state.phase === 'loading') && (
        <iframe
          key={run}
          ref={frameRef}
          className={clsx(styles.frame, isRunning && styles.running)}
          src={`${address}#play`}
          title={translate({id: 'site.home.frame', message: 'Live demo of the default controls'})}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          // An opaque origin, as that of every demo (src/components/Demo/).
          sandbox="allow-scripts"
          onLoad={onFrameLoad}
        />
      )}
      {state.phase === 'failed' && (
        <button type="button" className={clsx(styles.play, styles.retry)} onClick={start}>
          <Icon name="history" />
          <Translate id="site.demo.retry">Try again</Translate>
        </button>
      )}
      <span role="status" className={clsx(styles.status, !problem && state.phase !== 'failed' && styles.silent)}>
        {problem ?? getStatus(state)}
      </span>
      <button type="button" className={styles.stop} onClick={onStop}>
        <Icon name="close" />
        <Translate id="site.demo.stop">Stop</Translate>
      </button>
    </>
  );
}
