import {useContext} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import type {ModalHit as Hit} from 'docusaurus-local-search/docsearch';
import {getSiteInsights} from 'docusaurus-local-search/insights';
import Badges from './Badges';
import {ReaderContext} from './reader';

interface Props {
  hit: Hit;
  children: ReactNode;
}

/** A hit: a link with DocSearch's content, and badges for its version and platforms. */
export default function ModalHit({hit, children}: Props) {
  const reader = useContext(ReaderContext);
  const docs = useAllDocsData();
  return (
    <Link to={hit.url} onClick={() => getSiteInsights(reader?.insightsUrl)?.opened()}>
      {children}
      <Badges tag={hit.tag} platforms={hit.platforms} readerPlatform={reader?.platform} docs={docs} />
    </Link>
  );
}
