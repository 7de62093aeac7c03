import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The questions of the FAQ's index, a Markdown list a group. */
export default function FaqList({children}: {children: ReactNode}) {
  return <div className={styles.list}>{children}</div>;
}
