// Wrapped (Docusaurus 3.10): hands the sidebars' loaders of the version (plugins/platform-docs) to DocRoot.
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import {VersionSidebarsProvider} from '../../hooks/versionSidebars';
import type {SidebarLoaders} from '../../hooks/versionSidebars';

export default function DocVersionRootWrapper({sidebars, ...props}: Props & {sidebars: SidebarLoaders}) {
  return (
    <VersionSidebarsProvider value={sidebars}>
      <DocVersionRoot {...props} />
    </VersionSidebarsProvider>
  );
}
