import {colors as brandColors} from '../../brand';
import type {Colors} from '../../brand';

const toProperty = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const toDeclarations = (colors: Colors) =>
  Object.entries(colors)
    .map(([name, value]) => `  ${toProperty(name)}: ${value};`)
    .join('\n');

/**
 * The brand's colors as custom properties: `accentSoft` is `--accent-soft`. Dark colors are for screens only, because paper is
 * light whatever the reader's mode (src/css/print.css). Pictures look the same in both modes: `--accent-on-light` and
 * `--accent-on-dark` are for what stands on them.
 */
export function createColorRules({light, dark} = brandColors): string {
  const fixed = `  --accent-on-light: ${light.accent};\n  --accent-on-dark: ${dark.accent};`;
  return `:root {\n${toDeclarations(light)}\n${fixed}\n}\n\n@media screen {\n[data-theme='dark'] {\n${toDeclarations(dark)}\n}\n}`;
}
