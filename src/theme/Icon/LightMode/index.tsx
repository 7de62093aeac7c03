// In place of the theme's icon (Docusaurus 3.10.2): the site's own line.
import Icon from '../../../components/Icon';

export default function IconLightMode({className}: {className?: string}) {
  return <Icon name="sun" className={className} />;
}
