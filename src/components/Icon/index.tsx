import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHtml} from '../../useHtml';
// Only on the server (plugins/html-icons).
import shapes from './shapes';
import styles from './styles.module.css';

interface Props {
  /** A name of `scripts/icons/names.ts`; platform glyphs are `platform-<id>`. */
  name: string;
  className?: string;
  /** The icon's meaning, when no text next to it conveys it. */
  label?: string;
}

/**
 * An icon. The server writes its shapes into the HTML; icons that the browser renders later reference the sprite
 * `static/img/icons.svg`.
 */
export default function Icon({name, className, label}: Props) {
  const sprite = useBaseUrl('/img/icons.svg');
  const html = useHtml(shapes[name] ?? `<use href="${sprite}#${name}"/>`);
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
      // React keeps the server's markup here, and replaces it only when the icon changes.
      dangerouslySetInnerHTML={html}
    />
  );
}
