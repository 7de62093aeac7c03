import {useActivePlugin, useDocsVersionCandidates, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props as DefaultProps} from '@theme/NavbarItem/DefaultNavbarItem';
import {useLastPlatform} from '@site/src/hooks/lastPlatform';
import {defaultPlatform} from '@site/src/platforms/platforms';

interface Props extends DefaultProps {
  docsPluginId: string;
}

/**
 * Links to the landing page of the reader's last platform in a docs plugin instance, in the reader's version.
 * @throws Error if the docs plugin is not enabled, or if the sidebar does not exist or has no link.
 */
export default function PlatformLinkNavbarItem({docsPluginId, ...props}: Props) {
  const activePlugin = useActivePlugin();
  const {lastPlatform} = useLastPlatform(docsPluginId);
  const [version] = useDocsVersionCandidates(docsPluginId);
  // An old version may lack the platform (Flutter was added in version 7).
  const sidebarId = version.sidebars?.[lastPlatform] ? lastPlatform : defaultPlatform;
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (!link) {
    throw new Error(
      `The navbar item for the docs plugin "${docsPluginId}" uses the sidebar "${sidebarId}", which has no link. ` +
        'Add a page to that sidebar (sidebars/).',
    );
  }
  return <DefaultNavbarItem {...props} to={link.path} isActive={() => activePlugin?.pluginId === docsPluginId} />;
}
