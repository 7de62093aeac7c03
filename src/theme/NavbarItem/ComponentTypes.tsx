// Wrapped (Docusaurus 3.10): adds the navbar item that leads to the reader's own platform.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import PlatformLinkNavbarItem from './PlatformLinkNavbarItem';

export default {
  ...ComponentTypes,
  'custom-platformLink': PlatformLinkNavbarItem,
};
