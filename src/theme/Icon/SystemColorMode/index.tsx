// Replaces the theme's icon (Docusaurus 3.10.2) with the site's own.
import LineIcon from '../../../components/LineIcon';
import type {LineIconProps} from '../../../components/LineIcon';

export default function IconSystemColorMode(props: LineIconProps) {
  return (
    <LineIcon d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM8 21h8M12 17v4" {...props} />
  );
}
