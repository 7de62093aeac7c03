import {brand} from '../brand';

/**
 * Storage key of the last platform, as `createStorageSlot` of the theme takes it (it appends the namespace).
 * @param pluginId id of a docs plugin instance.
 */
export const getLastPlatformKey = (pluginId: string) => `docs-last-platform-${pluginId}`;

/** The same key as it stands in local storage. */
export const getNamespacedKey = (key: string) => `${key}-${brand.storageNamespace}`;
