// Wrapped (Docusaurus 3.10): adds the navbar item that links to the reader's platform. All types of the theme are kept,
// so that a misconfigured item gets a specific error instead of «unknown type». Readers load only the types in use
// (packages/docusaurus-flat-client).
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import PlatformLinkNavbarItem from './PlatformLinkNavbarItem';

export default {
  ...ComponentTypes,
  'custom-platformLink': PlatformLinkNavbarItem,
};
