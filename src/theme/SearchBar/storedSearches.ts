/**
 * Recent and favorite searches in local storage, as stored by DocSearch 3.9. It reads them without a guard and renders
 * their texts as HTML, so they are validated first: another page of the same origin may have written them. The modal alone loads this file; what every page needs is in
 * `searchStorage.ts`.
 */
import type {HitType} from 'docusaurus-local-search/client';
import {prefix} from './searchStorage';

const kinds = ['RECENT', 'FAVORITE'];
const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const types: readonly string[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'] satisfies HitType[];

/** Allowed targets of stored searches' links. */
export interface Site {
  origin: string;
  /** With a slash at both ends. */
  baseUrl: string;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Escapes characters that could open an element or close an attribute. Texts are stored escaped, so `&` is kept. */
const escapeMarkup = (text: string) => text.replace(/[<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const toText = (value: unknown) => (typeof value === 'string' && value ? escapeMarkup(value) : null);

/** @returns the path of a URL on this site, or `undefined` for any other URL. */
function toSitePath(value: unknown, {origin, baseUrl}: Site): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    const url = new URL(value, origin);
    const isOnSite = url.origin === origin && url.pathname.startsWith(baseUrl);
    return isOnSite ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the hit with only the fields that the modal reads, or `undefined` if a required field is missing. */
function toStoredHit(value: unknown, site: Site): object | undefined {
  const hit = asRecord(value);
  const stored = asRecord(hit.hierarchy);
  const hierarchy = Object.fromEntries(levels.map((level) => [level, toText(stored[level])]));
  const url = toSitePath(hit.url, site);
  const {objectID, type, tag, platforms} = hit;
  const content = toText(hit.content);
  if (typeof objectID !== 'string' || !objectID || url === undefined) return undefined;
  if (typeof type !== 'string' || !types.includes(type) || !hierarchy.lvl0 || !hierarchy.lvl1) return undefined;
  if (type === 'content' ? content === null : !hierarchy[type]) return undefined;
  const hashAt = url.indexOf('#');
  return {
    objectID,
    type,
    url,
    url_without_anchor: hashAt < 0 ? url : url.slice(0, hashAt),
    anchor: hashAt < 0 ? null : url.slice(hashAt + 1),
    content,
    hierarchy,
    tag: typeof tag === 'string' ? tag : '',
    platforms: Array.isArray(platforms) ? platforms.filter((platform) => typeof platform === 'string') : [],
  };
}

/**
 * @param text stored JSON.
 * @returns the searches that are complete, safe and link to this site. Empty if the text is not a list.
 */
export function readStoredSearches(text: string, site: Site): object[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const hits = value.map((item) => toStoredHit(item, site)).filter((hit) => hit !== undefined);
  const ids = new Set<unknown>();
  return hits.filter((hit) => {
    const {objectID} = hit as {objectID: string};
    const isNew = !ids.has(objectID);
    ids.add(objectID);
    return isNew;
  });
}

/**
 * Removes invalid stored searches before DocSearch reads them.
 * @param name DocSearch's index name, the suffix of its local storage keys.
 */
export function cleanStoredSearches(name: string, site: Site): void {
  for (const kind of kinds) {
    const key = `${prefix}${kind}_SEARCHES__${name}`;
    try {
      const stored = localStorage.getItem(key);
      if (stored === null) continue;
      const clean = JSON.stringify(readStoredSearches(stored, site));
      if (clean === stored) continue;
      // Removing an entry works even when storage is full.
      localStorage.removeItem(key);
      localStorage.setItem(key, clean);
    } catch {
      // Storage is blocked; DocSearch detects that itself.
    }
  }
}
