// Ejected from Docusaurus 3.10.2: shows the sidebar of the reader's platform, which loads by itself
// (packages/docusaurus-flat-client).
import {useEffect, useMemo} from 'react';
import clsx from 'clsx';
import {completeSidebar, useOpenBranch, useShownSidebar} from 'docusaurus-flat-client/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type {Props} from '@theme/DocRoot';
import ContextBar from '../../components/ContextBar';
import {useCurrentPage} from '../../hooks/currentPage';
import {useLastPlatform} from '../../hooks/lastPlatform';
import {getNextLastPlatform, isPageForPlatform} from '../../platforms/availability';

/** Remembers the platform of a visited page; `?platform=` in the URL wins over the stored platform. */
function useRememberPlatform(pluginId: string, path: string | undefined, sidebar: string | undefined): string {
  const {search} = useLocation();
  const {lastPlatform, setLastPlatform, updateLastPlatform} = useLastPlatform(pluginId);
  useEffect(() => {
    if (path === undefined) return;
    const requestedPlatform = new URLSearchParams(search).get('platform');
    if (requestedPlatform) setLastPlatform(requestedPlatform);
  }, [path, search, setLastPlatform]);
  useEffect(() => {
    if (path === undefined) return;
    updateLastPlatform((current) => getNextLastPlatform({pluginId, path, sidebar, lastPlatform: current}));
  }, [pluginId, path, sidebar, updateLastPlatform]);
  return lastPlatform;
}

export default function DocRoot(props: Props) {
  const metadata = useDocRootMetadata(props);
  const current = useCurrentPage();
  const own = metadata?.sidebarName;
  const lastPlatform = useRememberPlatform(current?.pluginId ?? 'default', current?.page.path, own);
  const isForLastPlatform = current !== undefined && isPageForPlatform(current.page.path, own, lastPlatform);
  const branch = useOpenBranch(props.route);
  const sidebar = useShownSidebar(own, isForLastPlatform ? lastPlatform : own, branch.items);
  const {items} = sidebar;
  const sidebarItems = useMemo(() => items && completeSidebar(items), [items]);
  if (!metadata) return <NotFoundContent />;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.page.docsDocPage)}>
      <DocsSidebarProvider name={sidebar.name} items={sidebarItems}>
        <ContextBar />
        <DocRootLayout>{metadata.docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
