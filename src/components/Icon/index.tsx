import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** A name of `scripts/icons/names.ts`; platform glyphs are `platform-<id>`. */
  name: string;
  className?: string;
  /** Says what the icon means where no text beside it does. */
  label?: string;
}

/** An icon of the sprite `static/img/icons.svg`. */
export default function Icon({name, className, label}: Props) {
  const sprite = useBaseUrl('/img/icons.svg');
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
