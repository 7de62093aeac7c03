import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {decodeComponent} from '../decode';

/**
 * Scrolls to the target or the top when a link or a form leads to the same page with another query, as for any other
 * navigation. Docusaurus scrolls only when the path or the hash changes. The position is kept when the history entry is
 * replaced (a tab, typing in search) and on back and forward.
 */
export function ScrollOnQuery() {
  const history = useHistory();
  useEffect(() => {
    let before = history.location;
    return history.listen((location, action) => {
      const isQuery = location.pathname === before.pathname && location.search !== before.search;
      const isSameHash = location.hash === before.hash;
      before = location;
      if (action !== 'PUSH' || !isQuery || !isSameHash) return;
      const target = document.getElementById(decodeComponent(location.hash.slice(1)));
      if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    });
  }, [history]);
  return null;
}
