/**
 * Writes `static/img/icons.svg`, the sprite of every icon: one small cached file in place of icons in each page's script.
 * Run it (`npm run icons`) after a change of `names.ts`; the result is committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {interfaceIcons, platformGlyphs} from './names';

const lucide = path.resolve('node_modules/lucide-react/dist/esm/icons');

type IconNode = [tag: string, attributes: Record<string, string>][];

/** The elements of a Lucide icon as SVG text. */
async function readIcon(name: string): Promise<string> {
  const file = path.join(lucide, `${name}.mjs`);
  if (!fs.existsSync(file)) {
    throw new Error(
      `No Lucide icon "${name}". Look for its present name on lucide.dev and mend scripts/icons/names.ts.`,
    );
  }
  const {__iconData: data} = (await import(pathToFileURL(file).href)) as {__iconData?: {node: IconNode}};
  if (!data?.node.length) throw new Error(`No shapes found in ${file}: Lucide's file format has changed.`);
  return data.node
    .map(([tag, {key: _, ...attributes}]) => {
      const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
      return `<${tag} ${pairs.join(' ')}/>`;
    })
    .join('');
}

const toSymbol = (id: string, shapes: string) => `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`;

async function build(): Promise<void> {
  const icons = Object.entries(interfaceIcons).map(async ([name, icon]) => toSymbol(name, await readIcon(icon)));
  const glyphs = Object.entries(platformGlyphs).map(([name, shapes]) => toSymbol(`platform-${name}`, shapes));
  const symbols = [...(await Promise.all(icons)), ...glyphs];
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  fs.writeFileSync('static/img/icons.svg', sprite);
  console.log(`static/img/icons.svg: ${symbols.length} icons, ${sprite.length} bytes`);
}

void build();
