import type {NavbarItem} from '@docusaurus/theme-common';
import {brand} from '../brand';

/** Navbar items, left to right. The `custom-` types are in `src/theme/NavbarItem/ComponentTypes.tsx`. */
export const navbarItems: NavbarItem[] = [
  {type: 'custom-platformLink', docsPluginId: 'default', label: brand.playerLabel, position: 'left'},
  {type: 'custom-platformLink', docsPluginId: 'open-video-ui', label: brand.uiKitLabel, position: 'left'},
  {href: brand.links.liveStreamingDocs, label: 'Live streaming', position: 'left'},
  {type: 'search', position: 'right'},
  {type: 'docsVersionDropdown', docsPluginId: 'default', position: 'right'},
  {
    href: brand.repository.url,
    position: 'right',
    className: 'navbar-repository',
    'aria-label': 'Repository',
  },
];
