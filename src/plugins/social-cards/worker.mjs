// What a thread runs. Plain JavaScript, because a thread cannot read TypeScript by itself.
import {loadFreshModule} from '@docusaurus/utils';
import {setImmediate} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';

const {drawCard} = await loadFreshModule(fileURLToPath(new URL('draw.ts', import.meta.url)));

/**
 * @param {import('./draw').Card} card
 * @returns {Promise<Uint8Array>}
 */
export default async function draw(card) {
  const png = drawCard(card);
  // Pixels are freed in a turn of the event loop, which the pool does not take between tasks: 3 MB a card.
  await setImmediate();
  return png;
}
