// Ejected from Docusaurus 3.10.2: the types that src/config/navbar.ts uses, and no others, as each is in every page. Adds the item
// that leads to the reader's own platform. A type that is missing here stops the build.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import PlatformLinkNavbarItem from './PlatformLinkNavbarItem';

export default {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  search: SearchNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
  'custom-platformLink': PlatformLinkNavbarItem,
};
