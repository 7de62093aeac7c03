import {withSlash} from './withSlash';

/** Site path of a page's Markdown twin (`plugins/markdown-twins`), from the page's path. */
export const getTwinUrl = (url: string): string => `${withSlash(url)}index.md`;
