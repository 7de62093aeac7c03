import {getClashes} from '../tabs';
import {getLanguageTab} from './tabs';
import type {ScriptUnit} from './units';

/**
 * Whether a reader of one sample sees another: two tabs of the platform tabs are never on the screen together.
 */
export function isOnSamePlatform(a: ScriptUnit, b: ScriptUnit): boolean {
  return !getClashes(a.fence, b.fence).includes('platform');
}

/**
 * The earlier pieces of the page that a piece can build on, the likeliest first:
 * those in the same tabs before those in neighbouring tabs, the nearest before the farther.
 */
export function listEarlier(unit: ScriptUnit, page: readonly ScriptUnit[]): ScriptUnit[] {
  const earlier = page.filter(
    (other) => other.order < unit.order && !other.standsAlone && isOnSamePlatform(unit, other),
  );
  const rank = (other: ScriptUnit): number => {
    if (getClashes(unit.fence, other.fence).length > 0) return 2;
    // After a pair of TypeScript and JavaScript tabs, a sample goes on from its own language.
    const tab = getLanguageTab(other.fence);
    return tab && tab !== unit.kind.slice(0, 2) ? 1 : 0;
  };
  return earlier.sort((a, b) => rank(a) - rank(b) || b.order - a.order);
}
