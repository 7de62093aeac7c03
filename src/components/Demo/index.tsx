import {Children, useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '../Icon';
import Actions from './Actions';
import Poster from './Poster';
import SourceTabs from './SourceTabs';
import StartButton from './StartButton';
import {getStatus} from './status';
import {useDemo} from './useDemo';
import styles from './styles.module.css';

interface Props {
  /** `<group>/<name>` of a folder in `demos/`. plugins/demos fills in the other props. */
  name: string;
  title: string;
  aspect: string;
  /** Comma-separated file names. */
  files: string;
  editable: string;
  /** The files' sources, highlighted. */
  children: ReactNode;
}

const split = (list: string) => list.split(',').filter(Boolean);

/**
 * A live demo and its source. The demo is a separate page in an iframe. The iframe is created when the reader starts
 * the demo and removed when they stop it or leave, so nothing of the demo loads before or runs after.
 */
export default function Demo({name, title, aspect, files, editable, children}: Props) {
  const {state, run, frameRef, start, stop, onFrameLoad, edit, reset} = useDemo();
  const address = useBaseUrl(`/demos/${name}/`);
  const startButton = useRef<HTMLButtonElement>(null);
  const isOpen = state.phase === 'loading' || state.phase === 'running';
  const wasOpen = useRef(false);
  const problem = state.phase === 'running' ? state.problem : undefined;

  // Focus moves into the demo when it starts, and back to the button when it stops.
  useEffect(() => {
    if (isOpen !== wasOpen.current) (isOpen ? frameRef.current : startButton.current)?.focus({preventScroll: true});
    wasOpen.current = isOpen;
  }, [isOpen, frameRef]);

  return (
    <section
      className={clsx(styles.demo, aspect.startsWith('9 ') && styles.portrait)}
      aria-label={translate({id: 'site.demo.label', message: 'Demo: {title}'}, {title})}
    >
      <div className={styles.live}>
        {/* Its size is in the site's sheet (plugins/site-styles): the site's policy allows no inline styles. */}
        <div className={styles.stage} data-demo={name}>
          {isOpen ? (
            <iframe
              key={run}
              ref={frameRef}
              className={styles.frame}
              src={address}
              title={translate({id: 'site.demo.frame', message: 'Demo: {title}'}, {title})}
              allow="autoplay; fullscreen; picture-in-picture"
              allowFullScreen
              // An opaque origin, so that edited code cannot reach this page, the site's storage or other windows.
              sandbox="allow-scripts"
              onLoad={onFrameLoad}
            />
          ) : (
            <>
              <Poster />
              <StartButton hasFailed={state.phase === 'failed'} buttonRef={startButton} onStart={start} />
            </>
          )}
        </div>
        {problem !== undefined && (
          <div className={styles.problem} role="alert">
            <Icon name="alert" />
            <span className={styles.problemText}>{problem}</span>
            <button type="button" className={styles.small} onClick={start}>
              <Icon name="history" />
              <Translate id="site.demo.retry">Try again</Translate>
            </button>
          </div>
        )}
        <div className={styles.bar}>
          <p className={styles.status} role="status">
            <span className={clsx(styles.light, styles[state.phase])} aria-hidden />
            {getStatus(state)}
          </p>
          <Actions name={name} address={address} onStop={isOpen ? stop : undefined} />
        </div>
      </div>
      <SourceTabs
        files={split(files)}
        editable={split(editable)}
        panels={Children.toArray(children)}
        onEdit={edit}
        onReset={reset}
      />
    </section>
  );
}
