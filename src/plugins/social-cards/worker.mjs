// What a thread runs. Plain JavaScript, because a thread cannot read TypeScript by itself.
import {loadFreshModule} from '@docusaurus/utils';
import {fileURLToPath} from 'node:url';

const {drawCard} = await loadFreshModule(fileURLToPath(new URL('draw.ts', import.meta.url)));

/**
 * @param {import('./draw').Card} card
 * @returns {Uint8Array}
 */
export default function draw(card) {
  return drawCard(card);
}
