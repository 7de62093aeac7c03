import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHtml} from '../../useHtml';
// The server's alone (plugins/html-icons).
import shapes from './shapes';
import styles from './styles.module.css';

interface Props {
  /** A name of `scripts/icons/names.ts`; platform glyphs are `platform-<id>`. */
  name: string;
  className?: string;
  /** Says what the icon means where no text beside it does. */
  label?: string;
}

/** An icon: its lines in the HTML, and from the sprite `static/img/icons.svg` where the browser draws it later. */
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
      // React leaves what the server wrote here, and writes anew only where the icon changes.
      dangerouslySetInnerHTML={html}
    />
  );
}
