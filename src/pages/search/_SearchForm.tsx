import {useEffect, useRef, useState} from 'react';
import type {FormEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {parseResultsQuery} from '../../search/resultsQuery';
import styles from './styles.module.css';

interface FormProps {
  query: string;
  onSearch: (query: string) => void;
  onType: (query: string) => void;
}

/** Typing updates the URL after a pause, not with every letter. */
export default function SearchForm({query, onSearch, onType}: FormProps) {
  const [text, setText] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  const history = useHistory();
  const label = translate({
    id: 'site.searchPage.label',
    message: 'Search docs',
    description: 'Label of the search field',
  });
  // The field follows the URL, except while the reader types.
  useEffect(() => {
    if (document.activeElement !== field.current) setText(query);
  }, [query]);
  // Follow the URL at once on back, forward or a link; otherwise the pending update would restore the typed text.
  useEffect(
    () =>
      history.listen((location, action) => {
        if (action === 'REPLACE') return;
        clearTimeout(clock.current);
        setText(parseResultsQuery(location.search).q);
      }),
    [history],
  );
  useEffect(() => () => clearTimeout(clock.current), []);
  const type = (value: string) => {
    setText(value);
    clearTimeout(clock.current);
    clock.current = setTimeout(() => onType(value), 250);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(clock.current);
    onSearch(text);
  };
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <input
        ref={field}
        type="search"
        name="q"
        className={styles.field}
        aria-label={label}
        placeholder={label}
        maxLength={256}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <button type="submit" className={styles.submit}>
        <Translate id="site.search.button" description="Button that opens search">
          Search
        </Translate>
      </button>
    </form>
  );
}
