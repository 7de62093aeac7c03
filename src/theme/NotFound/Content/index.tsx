// Ejected from Docusaurus 3.10.2: suggests the closest pages in the reader's version, and searches for the words of the
// URL.
import {useEffect, useState} from 'react';
import type {ComponentType} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import Actions from './Actions';
import styles from './styles.module.css';

/**
 * Content that depends on the URL is rendered after hydration, because the same file is served for every unknown URL.
 * It is in a separate file, because every docs page loads this one.
 */
function useHelp(): ComponentType<{pathname: string}> | undefined {
  const [Help, setHelp] = useState<ComponentType<{pathname: string}>>();
  useEffect(() => {
    let current = true;
    import('./Help').then(
      (module) => current && setHelp(() => module.default),
      (error: unknown) => console.warn('The closest pages could not be loaded; the search stays.', error),
    );
    return () => {
      current = false;
    };
  }, []);
  return Help;
}

export default function NotFoundContent({className}: Props) {
  const {pathname} = useLocation();
  const Help = useHelp();
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <div className={styles.content}>
        <Heading as="h1">
          <Translate id="theme.NotFound.title">Page Not Found</Translate>
        </Heading>
        <p className={styles.lead}>
          <Translate id="site.notFound.lead">
            There is no page at this address. It may have moved, or the link is wrong.
          </Translate>
        </p>
        {Help ? <Help pathname={pathname} /> : <Actions words="" />}
      </div>
    </main>
  );
}
