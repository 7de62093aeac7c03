// Wraps Docusaurus 3.10.2: an item re-renders when its props change, not with every render of the navbar.
import {memo} from 'react';
import NavbarItem from '@theme-original/NavbarItem';

export default memo(NavbarItem);
