import {colors as brandColors} from '../../brand';
import type {Colors} from '../../brand';

const toProperty = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const toDeclarations = (colors: Colors) =>
  Object.entries(colors)
    .map(([name, value]) => `  ${toProperty(name)}: ${value};`)
    .join('\n');

/**
 * The brand's colors as custom properties: `accentSoft` is `--accent-soft`. Dark colors are for screens only, because paper is
 * light whatever the reader's mode (src/css/print.css).
 */
export function createColorRules({light, dark} = brandColors): string {
  return `:root {\n${toDeclarations(light)}\n}\n\n@media screen {\n[data-theme='dark'] {\n${toDeclarations(dark)}\n}\n}`;
}
