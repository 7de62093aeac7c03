/**
 * Scrolls the sidebar to the current page before the first paint. Otherwise the link of a page far down in a long sidebar would be out of
 * sight, and scrolling when React runs would move the sidebar under the pointer.
 */
import type {Plugin} from '@docusaurus/types';
import {transformSync} from 'esbuild';
import {showActiveLink} from '../../showActiveLink';

/**
 * On a small screen the sidebar is in the menu, which is not drawn yet. It reads the screen's width, because reading the
 * window's would force layout.
 */
const createScript = () =>
  transformSync(
    `if(screen.width>996)(${showActiveLink.toString()})(document.querySelector('.theme-doc-sidebar-container .menu'))`,
    {minify: true, target: 'es2020'},
  ).code.trim();

export default function sidebarScroll(): Plugin {
  return {
    name: 'sidebar-scroll',
    injectHtmlTags: () => ({postBodyTags: [{tagName: 'script', innerHTML: createScript()}]}),
  };
}
