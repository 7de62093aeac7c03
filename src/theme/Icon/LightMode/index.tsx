// Replaces the theme's icon (Docusaurus 3.10.2) with the site's own.
import LineIcon from '../../../components/LineIcon';
import type {LineIconProps} from '../../../components/LineIcon';

export default function IconLightMode(props: LineIconProps) {
  return (
    <LineIcon
      d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41"
      {...props}
    />
  );
}
