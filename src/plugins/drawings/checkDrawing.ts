import {findOtherProperty} from './spreadStyles';

/**
 * Checks that an SVG text can be inlined in a page: sized by its viewBox, colored by variables, and with nothing in it that
 * acts, loads or clashes with the page.
 * @returns what is wrong and what to do, or `undefined`.
 */
export function checkDrawing(svg: string): string | undefined {
  const open = /<svg\b[^>]*>/.exec(svg)?.[0];
  if (!open) return 'is not an SVG file. Export it as plain SVG.';
  if (!/\bviewBox="/.test(open)) return 'has no viewBox. Add one, about 720 units wide.';
  if (/\s(width|height)="/.test(open)) return 'has a fixed size. Remove width and height from the <svg> tag.';
  if (/<(script|style|foreignObject|image)\b/i.test(svg) || /\son\w+=/i.test(svg)) {
    return 'holds a script, style, image or event handler. Remove it; colors go in style="…" with the --d- variables.';
  }
  if (/\s(href|xlink:href)=/.test(svg) || /url\(/.test(svg))
    return 'refers to something outside itself. Remove the reference.';
  if (/\sid=/.test(svg)) return 'has ids, which may clash with the page. Remove them.';
  if (/(#[0-9a-f]{3,8}\b|\brgb\()/i.test(svg)) {
    return 'has a fixed color, which does not follow the color mode. Use the --d- variables.';
  }
  const property = findOtherProperty(svg);
  if (property !== undefined) {
    return `sets "${property}" in a style, which is no attribute of SVG shapes. Set fill, stroke, widths and fonts only.`;
  }
  return undefined;
}
