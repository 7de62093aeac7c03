import type {ReactNode, Ref} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  /** Whether the demo was started and could not be loaded. */
  hasFailed: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onStart: () => void;
}

/** Starts the demo, or tries again. */
export default function StartButton({hasFailed, buttonRef, onStart}: Props): ReactNode {
  return hasFailed ? (
    <div className={styles.failure}>
      <p>
        <Translate id="site.demo.failed">The demo could not be loaded. Check the connection, then try again.</Translate>
      </p>
      <button type="button" ref={buttonRef} className={styles.run} onClick={onStart}>
        <Icon name="history" />
        <Translate id="site.demo.retry">Try again</Translate>
      </button>
    </div>
  ) : (
    <button type="button" ref={buttonRef} className={styles.run} onClick={onStart}>
      <Icon name="play" />
      <Translate id="site.demo.run">Run the demo</Translate>
    </button>
  );
}
