// Wrapped (Docusaurus 3.10): adds the navbar item that leads to the reader's own platform. All types of the theme stay: a navbar item
// that is wrong is to be told what is wrong with it, not that its type is unknown. Readers load those in use (packages/docusaurus-flat-client).
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import PlatformLinkNavbarItem from './PlatformLinkNavbarItem';

export default {
  ...ComponentTypes,
  'custom-platformLink': PlatformLinkNavbarItem,
};
