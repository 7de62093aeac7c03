import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A Markdown list of `icon [link] text` shown as cards; the links stay Markdown links, so the build checks them. */
export default function Cards({children}: {children: ReactNode}) {
  return <div className={styles.cards}>{children}</div>;
}
