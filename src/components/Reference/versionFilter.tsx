import {createContext, useContext, useMemo, useState} from 'react';
import type {ReactNode} from 'react';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import type {PageVersion} from '../../reference/pages/shapes';

interface VersionFilter {
  /** Docusaurus name of the version to show; undefined for all. */
  docsVersion: string | undefined;
  choose: (docsVersion: string | undefined) => void;
}

const Context = createContext<VersionFilter>({docsVersion: undefined, choose: () => undefined});

/** Keeps what is shown while the reader goes from page to page: the version that they chose anywhere on the site, or all. */
export function VersionFilterProvider({children}: {children: ReactNode}) {
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion('default');
  const preferred = preferredVersion?.name;
  // All are shown until another version is chosen, here or elsewhere.
  const [ignored, setIgnored] = useState<string>();
  const filter = useMemo(
    (): VersionFilter => ({
      docsVersion: preferred === ignored ? undefined : preferred,
      choose: (docsVersion) => {
        setIgnored(docsVersion === undefined ? preferred : undefined);
        if (docsVersion !== undefined) savePreferredVersionName(docsVersion);
      },
    }),
    [ignored, preferred, savePreferredVersionName],
  );
  return <Context.Provider value={filter}>{children}</Context.Provider>;
}

/**
 * The version to show of a page, as the value of `data-version` (styles.module.css hides what it has not), and how to choose.
 * @param versions of the page. One alone is never filtered.
 */
export function useVersionFilter(versions: readonly PageVersion[]) {
  const {docsVersion, choose} = useContext(Context);
  const index = versions.length > 1 ? versions.findIndex(({docs}) => docs === docsVersion) : -1;
  return {shown: index < 0 ? undefined : index, choose};
}
