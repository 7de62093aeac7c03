/** Writes the cards of each type and its members beside the type's page, where the links in code find them (components/SymbolLinks). */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {brand} from '../../brand';
import {getPlatform} from '../../platforms/platforms';
import {readDescriptions} from '../../reference/descriptions';
import {readFiles} from '../../reference/files';
import {createCards} from '../../reference/pages/cards';
import {getSignatureLanguage} from '../../reference/pages/signature';
import {TypePages} from '../../reference/pages/typePage';
import {getCardsPath, getReferenceInstance, getSitePlatform, getTypePath} from '../../reference/paths';
import type {ReferenceFile} from '../../reference/types';
import {highlight} from '../highlight/highlight';

/** @returns the text of each file, by its path below the base URL, with a slash at its start. */
export function* listCards(file: ReferenceFile): Generator<[path: string, text: string]> {
  const instance = getReferenceInstance(file.platform);
  const {label} = getPlatform(instance, getSitePlatform(file.platform));
  const name = instance === 'default' ? label : `${brand.uiKitLabel} ${label}`;
  const pages = new TypePages(file, [], () => [], readDescriptions(file.platform));
  const language = getSignatureLanguage(file.platform);
  for (const type of file.types) {
    const cards = createCards(pages.create(type), name, (code) => highlight(code, language, new Set()));
    yield [getCardsPath(getTypePath(file, type.id)), JSON.stringify(cards)];
  }
}

export default function symbolCards(): Plugin {
  return {
    name: 'symbol-cards',
    async postBuild({outDir}) {
      for (const file of readFiles())
        for (const [address, text] of listCards(file)) await fs.writeFile(path.join(outDir, address.slice(1)), text);
    },
  };
}
