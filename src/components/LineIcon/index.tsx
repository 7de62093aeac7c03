import type {SVGProps} from 'react';

/** Props of each icon made with `LineIcon`. */
export type LineIconProps = SVGProps<SVGSVGElement>;

interface Props extends LineIconProps {
  /** SVG paths in a 24-unit viewBox, in Lucide's style (scripts/icons). */
  d: string;
}

/** An icon that is part of the script. Used for controls of the page frame, which must not wait for the sprite. */
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
