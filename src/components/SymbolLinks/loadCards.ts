/** Loads the cards of a type, each file once. */
import {getCardsPath} from '../../reference/paths';
import type {SymbolCards} from '../../reference/pages/shapes';

const loaded = new Map<string, Promise<SymbolCards | undefined>>();

async function request(typePath: string): Promise<SymbolCards | undefined> {
  try {
    const response = await fetch(getCardsPath(typePath));
    if (!response.ok) return undefined;
    return (await response.json()) as SymbolCards;
  } catch {
    return undefined;
  }
}

/**
 * @param typePath of the type's page, with the base URL.
 * @returns undefined where there are none, or they can't be loaded. The next call for that page tries again.
 */
export function loadCards(typePath: string): Promise<SymbolCards | undefined> {
  const known = loaded.get(typePath);
  if (known) return known;
  const cards = request(typePath).then((found) => {
    if (!found) loaded.delete(typePath);
    return found;
  });
  loaded.set(typePath, cards);
  return cards;
}
