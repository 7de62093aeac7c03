import {createContext, useCallback, useContext, useEffect, useRef, useState} from 'react';
import type {LeanSidebar} from '../leanSidebar';
import {useSidebarIntent} from './sidebarIntent';

/** What `docs/splitSidebars.ts` generates for each sidebar of a version. */
export interface SidebarLoader {
  /** The bundler's module id, to read a sidebar that is already loaded. */
  id: string | number;
  load: () => Promise<LeanSidebar>;
}

export type SidebarLoaders = Readonly<Record<string, SidebarLoader>>;

const Context = createContext<SidebarLoaders>({});

export const VersionSidebarsProvider = Context.Provider;

declare const __webpack_modules__: Record<string | number, unknown> | undefined;
declare const __webpack_require__: ((id: string | number) => unknown) | undefined;

/** A complete sidebar, if this page or an earlier one loaded it. */
function getLoaded({id}: SidebarLoader): LeanSidebar | undefined {
  if (typeof __webpack_modules__ !== 'object' || !__webpack_modules__[id] || !__webpack_require__) return undefined;
  const loaded = __webpack_require__(id) as LeanSidebar | {default: LeanSidebar};
  return 'default' in loaded ? loaded.default : loaded;
}

interface ShownSidebar {
  name: string | undefined;
  items: LeanSidebar | undefined;
}

/**
 * The sidebar to show. The page's own sidebar is the open branch until the reader points at it. Another sidebar is shown once it is
 * loaded; until then, or if it fails to load, the page's own.
 * @param own name of the page's own sidebar.
 * @param wanted name of the sidebar of the reader's platform.
 * @param view open branch of the page's own sidebar.
 */
export function useShownSidebar(
  own: string | undefined,
  wanted: string | undefined,
  view: LeanSidebar | undefined,
): ShownSidebar {
  const loaders = useContext(Context);
  const [, setArrived] = useState(0);
  // A new object for each request, so that each retries.
  const [asked, setAsked] = useState<{name: string | undefined}>();
  const isLoading = useRef(false);
  const wantedLoader = wanted === undefined ? undefined : loaders[wanted];
  const wantedItems = wantedLoader && getLoaded(wantedLoader);
  const isNeeded = wantedLoader !== undefined && !wantedItems && (wanted !== own || asked?.name === wanted || !view);

  const ask = useCallback(() => {
    if (!isLoading.current) setAsked({name: wanted});
  }, [wanted]);
  const release = useSidebarIntent({onIntent: wantedLoader && !wantedItems ? ask : undefined, holds: wanted === own});
  useEffect(() => {
    if (wantedItems) release();
  }, [wantedItems, release]);

  useEffect(() => {
    if (!isNeeded) return undefined;
    let current = true;
    isLoading.current = true;
    wantedLoader.load().then(
      () => current && setArrived((n) => n + 1),
      (error: unknown) => {
        console.warn(`The sidebar "${wanted}" could not be loaded. The open branch stays.`, error);
        // It is tried again when the reader next points at it.
        if (current) isLoading.current = false;
        release();
      },
    );
    return () => {
      current = false;
      isLoading.current = false;
    };
  }, [wanted, wantedLoader, isNeeded, asked, release]);

  if (wantedItems) return {name: wanted, items: wantedItems};
  return {name: own, items: view};
}
