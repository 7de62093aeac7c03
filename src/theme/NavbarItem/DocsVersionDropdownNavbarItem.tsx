// Ejected from Docusaurus 3.10.2: links to the equivalent page in the other version, and marks unmaintained versions.
import {useActivePlugin, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useVersionChoices} from '@site/src/hooks/switchers';

/**
 * Shown where versions apply: in the player docs and outside all docs, but not in the UI kit docs or the contributing
 * guide.
 */
export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownItemsBefore,
  dropdownItemsAfter,
  dropdownActiveClassDisabled: _,
  ...props
}: Props) {
  const activePlugin = useActivePlugin();
  const choices = useVersionChoices();
  const pluginId = docsPluginId ?? 'default';
  if (!useAllDocsData()[pluginId]) {
    throw new Error(
      `The version dropdown needs the docs plugin "${pluginId}", which is not enabled. Add it to the config.`,
    );
  }
  if (activePlugin && activePlugin.pluginId !== pluginId) return null;
  const shown = choices.find(({isCurrent}) => isCurrent) ?? choices[0];
  const unmaintained = translate({id: 'site.versions.unmaintained', message: 'unmaintained'});
  const latest = translate({id: 'site.versions.latest', message: 'latest'});
  const versionItems = choices.map((choice) => ({
    label: `${choice.label}${choice.unmaintained ? ` (${unmaintained})` : choice.isLatest ? ` (${latest})` : ''}`,
    to: choice.to,
    isActive: () => choice.isCurrent,
    onClick: choice.choose,
    'data-keep-click': true,
  }));
  const items = [...dropdownItemsBefore, ...versionItems, ...dropdownItemsAfter];
  const mobileLabel = translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'});
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? mobileLabel : shown?.label}
      to={mobile ? undefined : shown?.to}
      items={items}
      isActive={() => false}
    />
  );
}
