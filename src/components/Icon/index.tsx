import clsx from 'clsx';

interface Props {
  /** A name of `scripts/icons/names.ts`; platform glyphs are `platform-<id>`. */
  name: string;
  className?: string;
  /** Says what the icon means where no text beside it does. */
  label?: string;
}

/** An icon of `src/css/icons.css`, as large and in the color of the text around it. */
export default function Icon({name, className, label}: Props) {
  return (
    <span
      className={clsx('icon', `icon-${name}`, className)}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
    />
  );
}
