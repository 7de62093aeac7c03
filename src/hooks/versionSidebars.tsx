import {createContext, useContext, useEffect, useState} from 'react';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';

/** What `plugins/platform-docs` generates for each sidebar of a version. */
export interface SidebarLoader {
  /** Bundler's module id, to read a sidebar that has been loaded already. */
  id: string | number;
  load: () => Promise<PropSidebar>;
}

export type SidebarLoaders = Readonly<Record<string, SidebarLoader>>;

const Context = createContext<SidebarLoaders>({});

export const VersionSidebarsProvider = Context.Provider;

declare const __webpack_modules__: Record<string | number, unknown> | undefined;
declare const __webpack_require__: ((id: string | number) => unknown) | undefined;

/** A sidebar that the page came with, or that an earlier page loaded. */
function getLoaded({id}: SidebarLoader): PropSidebar | undefined {
  if (typeof __webpack_modules__ !== 'object' || !__webpack_modules__[id] || !__webpack_require__) return undefined;
  const loaded = __webpack_require__(id) as PropSidebar | {default: PropSidebar};
  return 'default' in loaded ? loaded.default : loaded;
}

interface ShownSidebar {
  name: string | undefined;
  items: PropSidebar | undefined;
}

/**
 * The sidebar to show: the wanted one as soon as it is here, until then (or where it can't be had) the page's own.
 * @param own name of the page's own sidebar, which comes with the page.
 * @param wanted name of the sidebar of the reader's platform.
 */
export function useShownSidebar(own: string | undefined, wanted: string | undefined): ShownSidebar {
  const loaders = useContext(Context);
  const [, setArrived] = useState(0);
  const wantedLoader = wanted === undefined ? undefined : loaders[wanted];
  const wantedItems = wantedLoader && getLoaded(wantedLoader);

  useEffect(() => {
    if (!wantedLoader || wantedItems) return undefined;
    let current = true;
    wantedLoader.load().then(
      () => current && setArrived((n) => n + 1),
      (error: unknown) => console.warn(`The sidebar "${wanted}" could not be loaded; the page's own stays.`, error),
    );
    return () => {
      current = false;
    };
  }, [wanted, wantedLoader, wantedItems]);

  if (wantedItems) return {name: wanted, items: wantedItems};
  const ownLoader = own === undefined ? undefined : loaders[own];
  return {name: own, items: ownLoader && getLoaded(ownLoader)};
}
