import Translate from '@docusaurus/Translate';
import {usePageFeeds} from '../../hooks/pageFeeds';
import styles from './styles.module.css';

/** Links to the Atom feeds of a changelog. Nothing on other pages. */
export default function FeedLinks() {
  const feeds = usePageFeeds();
  if (feeds.length === 0) return null;
  return (
    <p className={styles.feeds}>
      <Translate id="site.feeds.lead">Follow as an Atom feed:</Translate>{' '}
      {feeds.map(({label, href}, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <a href={href} type="application/atom+xml">
            {label}
          </a>
        </span>
      ))}
    </p>
  );
}
