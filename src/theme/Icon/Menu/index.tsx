// Replaces the theme's icon (Docusaurus 3.10.2) with the site's own.
import LineIcon from '../../../components/LineIcon';
import type {LineIconProps} from '../../../components/LineIcon';

export default function IconMenu(props: LineIconProps) {
  return <LineIcon d="M4 6h16M4 12h16M4 18h16" width="26" height="26" {...props} />;
}
