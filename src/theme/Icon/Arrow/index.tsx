// Replaces the theme's icon (Docusaurus 3.10.2) with the site's own.
import LineIcon from '../../../components/LineIcon';
import type {LineIconProps} from '../../../components/LineIcon';

export default function IconArrow(props: LineIconProps) {
  return <LineIcon d="m6 17 5-5-5-5M13 17l5-5-5-5" {...props} />;
}
