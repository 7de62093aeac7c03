/**
 * Writes every icon twice: `src/components/Icon/shapes.ts`, from which the server puts icons into the HTML, and
 * `static/img/icons.svg`, the sprite from which the browser takes those that it shows later. No page's script has icons.
 * Run it (`npm run icons`) after a change of `names.ts`; the results are committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import prettier from 'prettier';
import {joinPaths} from './joinPaths';
import {interfaceIcons, platformGlyphs} from './names';

const lucide = path.join(path.dirname(require.resolve('lucide-react/package.json')), 'dist/esm/icons');

type IconNode = [tag: string, attributes: Record<string, string>][];

/** The elements of a Lucide icon as SVG text. */
async function readIcon(name: string): Promise<string> {
  const file = path.join(lucide, `${name}.mjs`);
  if (!fs.existsSync(file)) {
    throw new Error(
      `No Lucide icon "${name}". Look for its present name on lucide.dev and fix scripts/icons/names.ts.`,
    );
  }
  const {__iconData: data} = (await import(pathToFileURL(file).href)) as {__iconData?: {node: IconNode}};
  if (!data?.node.length) throw new Error(`No shapes found in ${file}: Lucide's file format has changed.`);
  const shapes = data.node.map(([tag, {key: _, ...attributes}]) => {
    const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return `<${tag} ${pairs.join(' ')}/>`;
  });
  return joinPaths(shapes.join(''));
}

const toSymbol = (id: string, shapes: string) => `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`;

async function build(): Promise<void> {
  const icons = await Promise.all(
    Object.entries(interfaceIcons).map(async ([name, icon]) => [name, await readIcon(icon)] as const),
  );
  const glyphs = Object.entries(platformGlyphs).map(
    ([name, shapes]) => [`platform-${name}`, joinPaths(shapes)] as const,
  );
  const all = [...icons, ...glyphs];
  const symbols = all.map(([name, shapes]) => toSymbol(name, shapes)).join('\n');
  fs.writeFileSync('static/img/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`);
  const comment = '/** Written by "npm run icons": the elements of each icon in a box of 24 units. */';
  const value = JSON.stringify(Object.fromEntries(all));
  const file = 'src/components/Icon/shapes.ts';
  const module = `${comment}\nconst shapes: Readonly<Record<string, string>> = ${value};\n\nexport default shapes;\n`;
  fs.writeFileSync(file, await prettier.format(module, {...(await prettier.resolveConfig(file)), filepath: file}));
  console.log(`${all.length} icons`);
}

void build();
