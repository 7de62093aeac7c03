import {
  useActivePlugin,
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props as DefaultProps} from '@theme/NavbarItem/DefaultNavbarItem';
import {useLastPlatform} from '@site/src/hooks/lastPlatform';
import {defaultPlatform} from '@site/src/platforms/platforms';

interface Props extends DefaultProps {
  docsPluginId: string;
}

/**
 * The versions to link to, the best first. `useDocsVersionCandidates` gives the same, but matches the routes of all docs one by one
 * to find the active one, which takes 8 % of the time to render a page.
 */
function useVersionCandidates(docsPluginId: string) {
  const active = useActiveVersion(docsPluginId);
  const {preferredVersion} = useDocsPreferredVersion(docsPluginId);
  const latest = useLatestVersion(docsPluginId);
  return [active, preferredVersion ?? undefined, latest].filter((version) => version !== undefined);
}

/**
 * Links to the landing page of the reader's last platform in a docs plugin instance, in the reader's version.
 * @throws Error if the docs plugin is not enabled, or if no version has a link for the sidebar.
 */
export default function PlatformLinkNavbarItem({docsPluginId, ...props}: Props) {
  const activePlugin = useActivePlugin();
  const {lastPlatform} = useLastPlatform(docsPluginId);
  const versions = useVersionCandidates(docsPluginId);
  // An old version may lack the platform (Flutter was added in version 7).
  const sidebarId = versions[0]?.sidebars?.[lastPlatform] ? lastPlatform : defaultPlatform;
  const link = versions.map(({sidebars}) => sidebars?.[sidebarId]?.link).find((found) => found !== undefined);
  if (!link) {
    throw new Error(
      `The navbar item for the docs plugin "${docsPluginId}" uses the sidebar "${sidebarId}", which has no link. ` +
        'Add a page to that sidebar (sidebars/).',
    );
  }
  return <DefaultNavbarItem {...props} to={link.path} isActive={() => activePlugin?.pluginId === docsPluginId} />;
}
