/**
 * Writes `src/css/icons.css`, every icon as a mask: there at first paint, without a request and outside the pages' scripts.
 * Run it (`npm run icons`) after a change of `names.ts`; the result is committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {interfaceIcons, platformGlyphs, smallIcons} from './names';

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

const attributes =
  "xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-linecap='round' stroke-linejoin='round'";

/** A rule that gives an element of a class the icon's shape; `src/css/base.css` draws it. */
function toRule(name: string, shapes: string, strokeWidth: number): string {
  const svg = `<svg ${attributes} stroke-width='${strokeWidth}'>${shapes.replaceAll('"', "'")}</svg>`;
  const address = svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E');
  return `.icon-${name} {\n  --shape: url("data:image/svg+xml,${address}");\n}\n`;
}

async function build(): Promise<void> {
  const icons = await Promise.all(
    Object.entries(interfaceIcons).map(async ([name, icon]) => [name, await readIcon(icon)] as const),
  );
  const glyphs = Object.entries(platformGlyphs).map(([name, shapes]) => [`platform-${name}`, shapes] as const);
  const rules = [...icons, ...glyphs].map(([name, shapes]) => toRule(name, shapes, 1.75));
  const small = icons
    .filter(([name]) => smallIcons.has(name))
    .map(([name, shapes]) => toRule(`${name}-small`, shapes, 2.25));
  const sheet = `/* Written by "npm run icons" from scripts/icons/names.ts. */\n${[...rules, ...small].join('\n')}`;
  fs.writeFileSync('src/css/icons.css', sheet);
  console.log(`src/css/icons.css: ${rules.length + small.length} icons, ${sheet.length} bytes`);
}

void build();
