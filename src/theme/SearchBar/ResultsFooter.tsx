import {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {SearchState} from 'docusaurus-local-search/docsearch';

interface Props {
  query: string;
  state: SearchState;
  onClose: () => void;
}

/** The field's current text. DocSearch does not re-render its list while an answer is pending. */
function useFieldText(query: string): string {
  const getField = () => document.querySelector<HTMLInputElement>('.DocSearch-Input');
  const [text, setText] = useState(() => getField()?.value ?? query);
  useEffect(() => {
    const read = () => setText(getField()?.value ?? '');
    read();
    // Not on the field: that would run before React's listener further out, and a re-render would restore the field's
    // old text.
    document.addEventListener('input', read);
    return () => document.removeEventListener('input', read);
  }, []);
  return text.trim();
}

/** «See all N results». The modal's own count accumulates over keystrokes, so the last answer's count is used. */
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
