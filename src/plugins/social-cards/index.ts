/** Writes the social cards of pages (Open Graph images), in threads, and keeps them for the next build. */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashFiles} from '../hashFiles';
import {createThreads} from '../threads';
import type {Threads} from '../threads';
import {listCards} from './cards';
import type {PlacedCard} from './cards';
import type {Card} from './draw';

const root = path.resolve(__dirname, '../../..');
/** What a card is made by; the lockfile stands for the packages. */
const makers = [
  'src/plugins/social-cards',
  'src/brand.ts',
  'src/cardPath.ts',
  'static/fonts/sans-variable.woff2',
  'static/fonts/sans-accents-variable.woff2',
  'package-lock.json',
];

/** Removes what this build did not use: a cache that is kept for years would grow with every edit of a title. */
async function prune(folder: string, used: ReadonlySet<string>): Promise<void> {
  const old = (await fs.readdir(folder)).filter((name) => !used.has(name));
  await Promise.all(old.map((name) => fs.rm(path.join(folder, name), {force: true})));
}

export default function socialCards({siteDir, baseUrl}: LoadContext): Plugin {
  let cards: PlacedCard[] = [];

  return {
    name: 'social-cards',

    async allContentLoaded({allContent}) {
      cards = listCards(allContent, baseUrl);
    },

    async postBuild({outDir}) {
      const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
      await fs.mkdir(cache, {recursive: true});
      const known = new Set(await fs.readdir(cache));
      const made = hashFiles(root, makers, (name) => !name.endsWith('.test.ts'));
      let threads: Promise<Threads> | undefined;
      const drawn = new Map<string, Promise<void>>();

      async function draw(card: Card, name: string): Promise<void> {
        if (known.has(name)) return;
        const png = (await (
          await (threads ??= createThreads(path.join(__dirname, 'worker.mjs')))
        ).run(card)) as Uint8Array;
        // Another build may read it meanwhile.
        const written = path.join(cache, `${name}.${process.pid}`);
        await fs.writeFile(written, png);
        await fs.rename(written, path.join(cache, name));
      }

      const used = await Promise.all(
        cards.map(async ({file, card}) => {
          const name = `${createHash('sha256').update(made).update(JSON.stringify(card)).digest('hex')}.png`;
          const ready = drawn.get(name) ?? draw(card, name);
          drawn.set(name, ready);
          await ready;
          const target = path.join(outDir, file);
          await fs.mkdir(path.dirname(target), {recursive: true});
          await fs.copyFile(path.join(cache, name), target);
          return name;
        }),
      );
      await (await threads)?.destroy();
      await prune(cache, new Set(used));
    },
  };
}
