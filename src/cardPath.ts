/** Where the social cards of pages are (`src/plugins/social-cards`), below the site's base URL. */

/** Width and height of every card, in pixels. */
export const cardSize = {width: 1200, height: 630} as const;

const folder = 'img/cards';

const trim = (path: string) => path.replace(/^\/+|\/+$/g, '');

export interface CardPage {
  /** Path of the page's version below the base URL: `player/v6`. */
  version: string;
  isLast: boolean;
  /** Path below the version's root. */
  path: string;
  sidebar: string | undefined;
}

/** The card of a docs page: its own in the latest version; in older ones all pages of a sidebar share one. */
export function getCardPath({version, isLast, path, sidebar = 'all'}: CardPage): string {
  return `${[folder, trim(version), isLast ? trim(path) : sidebar].filter(Boolean).join('/')}.png`;
}

/** The card that all pages of a platform's API reference share. */
export const getReferenceCardPath = (platform: string): string => `${folder}/reference/${platform}.png`;
