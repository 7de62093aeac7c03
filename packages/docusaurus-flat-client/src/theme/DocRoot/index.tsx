// Wrapped (Docusaurus 3.9 to 3.10): the sidebar is the part that came with the page, until the reader needs the rest.
import {useMemo} from 'react';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocRoot from '@theme-init/DocRoot';
import type {Props} from '@theme/DocRoot';
import {useOpenBranch} from '../../client/openBranches';
import {useShownSidebar} from '../../client/versionSidebars';
import {completeSidebar, listLinkedDocs} from '../../leanSidebar';

export default function DocRootWrapper(props: Props) {
  const version = useDocsVersion();
  const {name: own, items: branch} = useOpenBranch(props.route);
  const {items} = useShownSidebar(own, own, branch);
  const shown = useMemo(
    () =>
      own !== undefined && items
        ? {...version, docsSidebars: {[own]: completeSidebar(items)}, docs: listLinkedDocs(items)}
        : version,
    [version, own, items],
  );
  return (
    <DocsVersionProvider version={shown}>
      <DocRoot {...props} />
    </DocsVersionProvider>
  );
}
