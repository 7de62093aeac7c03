/**
 * Shows the reader of a page where it stands in the sidebar, from the first paint on. Otherwise a page far down in a long sidebar would
 * be out of sight, and to move the sidebar when React runs would take it from under the pointer.
 */
import type {Plugin} from '@docusaurus/types';
import {transformSync} from 'esbuild';
import {showActiveLink} from '../../showActiveLink';

/**
 * On a small screen the sidebar is in the menu, which is not drawn yet. Asked of the screen, because to be asked for its width, the
 * window would first have to lay out the page.
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
