import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Route} from 'react-router-dom';
import {decodeComponent} from '../decode';

/** A hash that can be decoded, for one that can't: its percent signs are escaped. */
export function toDecodableHash(hash: string): string {
  const isDecodable = !hash.includes('%') || decodeComponent(hash) !== hash;
  return isDecodable ? hash : hash.replaceAll('%', '%25');
}

/**
 * Gives everything below a location whose hash can be decoded. Docusaurus decodes it without a guard when it scrolls to the
 * target (core's ClientLifecyclesDispatcher), and the page would crash. The address in the browser stays as it is.
 */
export function DecodableLocation({children}: {children: ReactNode}) {
  const location = useLocation();
  const decodable = useMemo(() => {
    const hash = toDecodableHash(location.hash);
    return hash === location.hash ? location : {...location, hash};
  }, [location]);
  return <Route location={decodable}>{children}</Route>;
}
