import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {decodeComponent} from '../decode';

/**
 * A link or a form that leads to the same page with another query shows its target or the top, like any other navigation;
 * the core scrolls only where the path or the hash is another. What replaces the entry of the history
 * (a tab, what is being typed) or goes back keeps its place.
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
