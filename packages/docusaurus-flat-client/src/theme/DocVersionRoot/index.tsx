// Wrapped (Docusaurus 3.9 to 3.10): hands the loaders of the version's sidebars (docs/splitSidebars.ts) to DocRoot.
import DocVersionRoot from '@theme-init/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import {VersionSidebarsProvider} from '../../client/versionSidebars';
import type {SidebarLoaders} from '../../client/versionSidebars';

export default function DocVersionRootWrapper({sidebars, ...props}: Props & {sidebars: SidebarLoaders}) {
  return (
    <VersionSidebarsProvider value={sidebars}>
      <DocVersionRoot {...props} />
    </VersionSidebarsProvider>
  );
}
