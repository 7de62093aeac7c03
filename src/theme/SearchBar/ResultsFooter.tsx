import {useEffect, useState} from 'react';
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

/** What stands in the field now; DocSearch does not draw its list anew while an answer is on its way. */
function useFieldText(query: string): string {
  const getField = () => document.querySelector<HTMLInputElement>('.DocSearch-Input');
  const [text, setText] = useState(() => getField()?.value ?? query);
  useEffect(() => {
    const read = () => setText(getField()?.value ?? '');
    read();
    // Not on the field: before React's own listener, which is further out, a drawing would put the former text back into it.
    document.addEventListener('input', read);
    return () => document.removeEventListener('input', read);
  }, []);
  return text.trim();
}

/** «See all N results». The modal's own count adds up over keystrokes, so the last answer's is taken. */
export default function ResultsFooter({query, state, onClose}: Props) {
  const {selectMessage} = usePluralForm();
  const wanted = useFieldText(query);
  const total = state.status === 'done' && wanted === query.trim() ? state.response.total : 0;
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
    <Link to={`/search/?q=${encodeURIComponent(wanted)}`} onClick={onClose}>
      {total > 0 ? text : <Translate id="site.search.seePage">Open the results page</Translate>}
    </Link>
  );
}
