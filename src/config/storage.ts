import {brand} from '../brand';

/**
 * Storage key of the last platform, for the theme's `createStorageSlot` (which appends the namespace).
 * @param pluginId id of a docs plugin instance.
 */
export const getLastPlatformKey = (pluginId: string) => `docs-last-platform-${pluginId}`;

/** The same key with its namespace, as in local storage. */
export const getNamespacedKey = (key: string) => `${key}-${brand.storageNamespace}`;

/** Where feedback waits that could not be sent. */
export const feedbackKey = getNamespacedKey('docs-feedback');
