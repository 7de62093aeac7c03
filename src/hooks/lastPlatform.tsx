import {createContext, useCallback, useContext, useLayoutEffect, useEffect, useMemo, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import {ReactContextError, createStorageSlot} from '@docusaurus/theme-common';
import {getLastPlatformKey} from '../config/storage';
import {defaultPlatform, isPlatform} from '../platforms/platforms';
import type {PlatformId} from '../platforms/platforms';

interface LastPlatform {
  lastPlatform: PlatformId;
  setLastPlatform: (platform: string) => void;
  /** Updates the platform from its current value, which during hydration may differ from the rendered one. */
  updateLastPlatform: (update: (current: PlatformId) => string) => void;
}

interface PlatformStore {
  get: () => PlatformId;
  set: (platform: string) => void;
  subscribe: (onChange: () => void) => () => void;
}

type Stores = (pluginId: string) => PlatformStore;

const Context = createContext<Stores | undefined>(undefined);

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Stores the platform in local storage. The value in memory takes precedence, so that a choice lasts for the visit when
 * storage is blocked. Changes in other tabs arrive through the storage event. Invalid stored values are ignored.
 */
function createPlatformStore(pluginId: string): PlatformStore {
  const slot = createStorageSlot(getLastPlatformKey(pluginId));
  const listeners = new Set<() => void>();
  let value: PlatformId | undefined;
  const accept = (candidate: string | null): PlatformId =>
    isPlatform(pluginId, candidate) ? candidate : defaultPlatform;
  return {
    get: () => (value ??= accept(slot.get())),
    set: (platform) => {
      if (!isPlatform(pluginId, platform) || platform === value) return;
      value = platform;
      slot.set(platform);
      listeners.forEach((listener) => listener());
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      const stop = slot.listen(({newValue}) => {
        value = accept(newValue);
        onChange();
      });
      return () => {
        listeners.delete(onChange);
        stop();
      };
    },
  };
}

/** Provides the last platform of each docs plugin instance to the whole site (theme/Root). */
export function LastPlatformProvider({children}: {children: ReactNode}) {
  const stores = useMemo<Stores>(() => {
    const byPlugin = new Map<string, PlatformStore>();
    return (pluginId) => {
      let store = byPlugin.get(pluginId);
      if (!store) byPlugin.set(pluginId, (store = createPlatformStore(pluginId)));
      return store;
    };
  }, []);
  return <Context.Provider value={stores}>{children}</Context.Provider>;
}

/**
 * The reader's last platform in a docs plugin instance, and a function to change it.
 * The server and the first render in the browser use the default, so that hydration matches.
 * @throws ReactContextError outside `LastPlatformProvider`.
 */
export function useLastPlatform(pluginId: string): LastPlatform {
  const stores = useContext(Context);
  if (!stores) throw new ReactContextError('LastPlatformProvider');
  const store = stores(pluginId);
  const lastPlatform = useSyncExternalStore<PlatformId>(store.subscribe, store.get, () => defaultPlatform);
  const setLastPlatform = useCallback((platform: string) => store.set(platform), [store]);
  const updateLastPlatform = useCallback(
    (update: (current: PlatformId) => string) => store.set(update(store.get())),
    [store],
  );
  return {lastPlatform, setLastPlatform, updateLastPlatform};
}

/** Syncs `<html data-platform>`, which CSS uses to show the platform's tab, with the reader's last player platform. */
export function PlatformAttribute() {
  const {lastPlatform} = useLastPlatform('default');
  useBeforePaint(() => {
    document.documentElement.dataset.platform = lastPlatform;
  }, [lastPlatform]);
  return null;
}
