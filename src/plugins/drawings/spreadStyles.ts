/** What SVG knows as attributes too, of what drawings set. */
const properties = [
  'fill',
  'stroke',
  'fill-opacity',
  'stroke-opacity',
  'opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
];

const styleAttribute = /\sstyle="([^"]*)"/g;

/** Name and value of each declaration of a `style` attribute. */
function readDeclarations(style: string): [string, string][] {
  const declarations = style.split(';').filter((text) => text.trim());
  return declarations.map((text) => {
    const [name = '', ...value] = text.split(':');
    return [name.trim(), value.join(':').trim()];
  });
}

/** The first property in a drawing's styles that is no attribute of SVG, or `undefined`. */
export function findOtherProperty(svg: string): string | undefined {
  const names = [...svg.matchAll(styleAttribute)].flatMap(([, style = '']) =>
    readDeclarations(style).map(([name]) => name),
  );
  return names.find((name) => !properties.includes(name));
}

/**
 * Writes the styles of a drawing's shapes as attributes, `fill="var(--d-ink)"` for `style="fill:var(--d-ink)"`: the site's policy on
 * styles allows no inline ones. A style wins over the attribute of the same name.
 */
export function spreadStyles(svg: string): string {
  return svg.replace(/<[a-z]\w*(?:\s(?:"[^"]*"|[^">])*)?>/gi, (tag) => {
    const declarations = new Map(
      [...tag.matchAll(styleAttribute)].flatMap(([, style = '']) => readDeclarations(style)),
    );
    if (!declarations.size) return tag;
    const attributes = [...declarations].map(([name, value]) => ` ${name}="${value}"`).join('');
    const rest = tag.replace(/\s([\w-]+)="[^"]*"/g, (text, name: string) =>
      name === 'style' || declarations.has(name) ? '' : text,
    );
    return rest.replace(/\s*\/?>$/, (end) => attributes + end.trim());
  });
}
