// Replaces the theme's icon (Docusaurus 3.10.2) with the site's own.
import LineIcon from '../../../components/LineIcon';
import type {LineIconProps} from '../../../components/LineIcon';

export default function IconClose(props: LineIconProps) {
  return <LineIcon d="M18 6 6 18M6 6l12 12" {...props} />;
}
