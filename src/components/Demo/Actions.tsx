import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  /** `<group>/<name>` of the demo. */
  name: string;
  /** Of the demo's own page. */
  address: string;
  /** Undefined while the demo does not run. */
  onStop: (() => void) | undefined;
}

/** What can be done with a demo besides running it. */
export default function Actions({name, address, onStop}: Props) {
  return (
    <span className={styles.actions}>
      {onStop && (
        <button type="button" className={styles.small} onClick={onStop}>
          <Icon name="close" />
          <Translate id="site.demo.stop">Stop</Translate>
        </button>
      )}
      <a className={styles.small} href={`${address}source.zip`} download={`${name.replace('/', '-')}.zip`}>
        <Icon name="download" />
        <Translate id="site.demo.download">Source</Translate>
      </a>
      <Link className={styles.small} to="/player/examples/playground/">
        <Icon name="code" />
        <Translate id="site.demo.playground">Playground</Translate>
      </Link>
      <a className={styles.small} href={address} target="_blank" rel="noopener">
        <Icon name="external" />
        <Translate id="site.demo.open">Open in a new tab</Translate>
      </a>
    </span>
  );
}
