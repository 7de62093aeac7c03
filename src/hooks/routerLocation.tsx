import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Route} from 'react-router-dom';
import {decodeComponent} from '../decode';

/** Makes a malformed hash decodable by escaping its percent signs. */
export function toDecodableHash(hash: string): string {
  const isDecodable = !hash.includes('%') || decodeComponent(hash) !== hash;
  return isDecodable ? hash : hash.replaceAll('%', '%25');
}

/**
 * Provides a location with a decodable hash. Docusaurus decodes the hash without a guard when it scrolls to the target
 * (core's ClientLifecyclesDispatcher), and the page would crash. The URL in the browser does not change.
 */
export function DecodableLocation({children}: {children: ReactNode}) {
  const location = useLocation();
  const decodable = useMemo(() => {
    const hash = toDecodableHash(location.hash);
    return hash === location.hash ? location : {...location, hash};
  }, [location]);
  return <Route location={decodable}>{children}</Route>;
}
