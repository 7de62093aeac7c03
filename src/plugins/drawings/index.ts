import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Image, Paragraph, Root} from 'mdast';
import type {VFile} from 'vfile';
import {checkDrawing} from './checkDrawing';
import {spreadStyles} from './spreadStyles';

const isDrawing = (url: string) => url.startsWith('.') && url.split(/[?#]/)[0].endsWith('.svg');

/**
 * Remark step: a Markdown image of an SVG file beside the page becomes an inline `<Drawing>`, because only inline SVG follows
 * the color mode through CSS variables. Any other picture that stands alone becomes a figure.
 * @throws Error with file and line for a missing file, a missing alternative text or a drawing that breaks the rules.
 */
export default function remarkDrawings() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'paragraph', (node: Paragraph, index, parent) => {
      const image = node.children.length === 1 ? node.children[0] : undefined;
      if (image?.type !== 'image' || !parent || index === undefined) return;
      if (!isDrawing(image.url)) {
        // A picture that stands alone has a button to enlarge it, which no paragraph may hold.
        node.data = {...node.data, hName: 'figure'} as typeof node.data;
        return;
      }
      parent.children[index] = toDrawing(image, file) as unknown as (typeof parent.children)[number];
    });
  };
}

function toDrawing(image: Image, file: VFile) {
  const place = `${file.path}:${image.position?.start.line ?? 1}`;
  const svgPath = path.resolve(path.dirname(file.path), image.url);
  if (!image.alt) {
    throw new Error(
      `${place}: the drawing ${image.url} has no alternative text. Say between the brackets what it shows.`,
    );
  }
  if (!fs.existsSync(svgPath)) {
    throw new Error(
      `${place}: the image ${image.url} does not exist (looked for ${svgPath}). Fix the path or add the file.`,
    );
  }
  const svg = fs.readFileSync(svgPath, 'utf8');
  const problem = checkDrawing(svg);
  if (problem) throw new Error(`${place}: ${image.url}: ${problem}`);
  const attributes: [string, string][] = [
    ['html', spreadStyles(svg.slice(svg.indexOf('<svg')).replace(/>\s+</g, '><').trim())],
    ['alt', image.alt],
  ];
  if (image.title) attributes.push(['caption', image.title]);
  return {
    type: 'mdxJsxFlowElement',
    name: 'Drawing',
    attributes: attributes.map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}
