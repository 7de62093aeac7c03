// In place of the theme's icon (Docusaurus 3.10.2): the site's own line.
import Icon from '../../../components/Icon';

export default function IconArrow({className}: {className?: string}) {
  return <Icon name="arrows" className={className} />;
}
