import type {SVGProps} from 'react';

/** What each icon made of it takes. */
export type LineIconProps = SVGProps<SVGSVGElement>;

interface Props extends LineIconProps {
  /** Lines in a box of 24 units, drawn as Lucide draws (scripts/icons). */
  d: string;
}

/** An icon that stands in the scripts: what opens and closes the frame of the page does not wait for the sprite. */
export default function LineIcon({d, ...props}: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={d} />
    </svg>
  );
}
