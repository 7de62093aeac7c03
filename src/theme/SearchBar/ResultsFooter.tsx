import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {SearchState} from '../../search/docsearch/client';

interface Props {
  query: string;
  state: SearchState;
  onClose: () => void;
}

/** «See all N results». The modal's own count adds up over keystrokes, so the last answer's is taken. */
export default function ResultsFooter({query, state, onClose}: Props) {
  const {selectMessage} = usePluralForm();
  const total = state.status === 'done' ? state.response.total : 0;
  const text = selectMessage(
    total,
    translate(
      {
        id: 'site.search.seeAll',
        message: 'See {count} result|See all {count} results',
        description: 'Link to the results page',
      },
      {count: total},
    ),
  );
  return (
    <Link to={`/search/?q=${encodeURIComponent(query)}`} onClick={onClose}>
      {total > 0 ? text : <Translate id="site.search.seePage">Open the results page</Translate>}
    </Link>
  );
}
