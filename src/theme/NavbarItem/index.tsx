// Wraps Docusaurus 3.10.2: an item is drawn again when it changes, not whenever the navbar is.
import {memo} from 'react';
import NavbarItem from '@theme-original/NavbarItem';

export default memo(NavbarItem);
