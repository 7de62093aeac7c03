import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import type {SearchHit} from 'docusaurus-local-search/client';
import Badges from '../../theme/SearchBar/Badges';
import {useHtml} from '../../useHtml';
import styles from './styles.module.css';

/** The back ends escape highlighted text: `<mark>` is the only markup in it. */
function Marked({html}: {html: string}) {
  return <span dangerouslySetInnerHTML={useHtml(html)} />;
}

interface Props {
  hit: SearchHit;
  platform: string;
  onOpen: () => void;
}

export default function Hit({hit, platform, onOpen}: Props) {
  const docs = useAllDocsData();
  return (
    <li className={styles.hit}>
      <h2 className={styles.hitTitle}>
        <Link to={hit.url} onClick={onOpen}>
          <Marked html={hit.titleHtml} />
        </Link>
        <Badges tag={hit.tag} platforms={hit.platforms} readerPlatform={platform} docs={docs} />
      </h2>
      <p className={styles.hierarchy}>
        {hit.group}
        {hit.headingsHtml.map((html, i) => (
          <span key={i}>
            <span aria-hidden="true"> › </span>
            <Marked html={html} />
          </span>
        ))}
      </p>
      <p className={styles.snippet}>
        <Marked html={hit.snippetHtml} />
      </p>
    </li>
  );
}
