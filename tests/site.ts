/** Facts about the site for tests, from the tables that it is built from. */
import {brand} from '../src/brand';
import {getNamespacedKey} from '../src/config/storage';
import {getPlayerVersion} from '../src/platforms/versions';

/** The address of a page on its host: `player/web/` is `/docs/player/web/` where the site is at `/docs/`. */
export const toHref = (path: string): string => brand.baseUrl + path;

/** The release that a version documents, as readers see it. */
export const labelOf = (versionName: string): string => getPlayerVersion(versionName).label;

/** A key as it stands in local storage: `theme` is `theme-player-docs`. */
export const storageKey = (name: string): string => getNamespacedKey(name);
