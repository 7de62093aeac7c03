/**
 * Declarations that are added to programs of samples. They are text and not `.d.ts` files
 * because the site's own `tsc` would pick those up, and must not see them.
 */

/** What a bundler lets a module import besides code. */
export const bundlerModules = `
declare module '*.css';
declare module '*.svg' { const address: string; export default address; }
declare module '*.png' { const address: string; export default address; }
declare module '*.vtt' { const address: string; export default address; }
declare module '*.json' { const value: any; export default value; }
declare module '*.vue' {
  import type {DefineComponent} from 'vue';
  const component: DefineComponent<{}, {}, any>;
  export default component;
}
`;

/**
 * For JavaScript samples, which have no casts: a look-up in the page's own DOM gives what the page
 * put there, and `window` takes what one hangs on it.
 */
export const javascriptDom = `
interface Document { getElementById(elementId: string): any; }
interface ParentNode { querySelector(selectors: string): any; }
interface Window { [name: string]: any; }
`;
