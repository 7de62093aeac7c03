/** Writes the cards of each type and its members beside the type's page, where the links in code find them (components/SymbolLinks). */
import fs from 'node:fs/promises';
import path from 'node:path';
import {getReferenceLabel} from '../../reference/labels';
import {createCards} from '../../reference/pages/cards';
import type {SymbolCards, TypePage} from '../../reference/pages/shapes';
import {getSignatureLanguage} from '../../reference/pages/signature';
import {getCardsPath} from '../../reference/paths';
import {highlight} from '../highlight/highlight';
import type {ReferencePage} from './twins';

/** The cards of a type's page, with their signatures in color. */
export function createColoredCards(page: TypePage): SymbolCards {
  const language = getSignatureLanguage(page.platform);
  return createCards(page, getReferenceLabel(page.platform), (code) => highlight(code, language, new Set()));
}

export async function writeCards(pages: readonly ReferencePage[], outDir: string, baseUrl: string): Promise<void> {
  for (const own of pages) {
    if (own.kind !== 'Type') continue;
    const file = path.join(outDir, getCardsPath(own.url.slice(baseUrl.length)));
    await fs.writeFile(file, JSON.stringify(createColoredCards(own.page)));
  }
}
