import styles from './styles.module.css';

interface Props {
  /** The SVG text, checked and inlined at build time (plugins/drawings). */
  html: string;
  alt: string;
  caption?: string;
}

/** A drawing that follows the color mode, with its caption. */
export default function Drawing({html, alt, caption}: Props) {
  return (
    <figure className={styles.drawing}>
      <div className={styles.canvas} role="img" aria-label={alt} dangerouslySetInnerHTML={{__html: html}} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
