import {visit} from 'unist-util-visit';
import type {Code, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {listDemos, readDemo} from './readDemos';

interface JsxElement {
  type: string;
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
  children: RootContent[];
  position?: Root['position'];
}

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});

/**
 * Remark step: gives `<Demo name="web/default-ui" />` the source that runs, as fences that the highlighter takes up next.
 * @throws Error with file and line for a name that no folder in `demos/` has, and for a `<Demo>` within a line of text.
 */
export default function remarkDemos() {
  return (tree: Root, file: VFile) => {
    visit(tree as unknown as JsxElement, (candidate) => {
      const node = candidate as JsxElement;
      if (node.name !== 'Demo') return;
      const place = `${file.path}:${node.position?.start.line ?? 1}`;
      const value = node.attributes.find(({name}) => name === 'name')?.value;
      const known = listDemos(process.cwd());
      if (typeof value !== 'string' || !known.includes(value)) {
        throw new Error(
          `${place}: <Demo name="${String(value ?? '')}"> names no demo. Known are ${known.join(', ')}; ` +
            'a demo is a folder demos/<group>/<name>/ (CONTRIBUTING.md).',
        );
      }
      if (node.type !== 'mdxJsxFlowElement') {
        throw new Error(`${place}: <Demo> stands in a line of text. Put it on a line of its own, between empty lines.`);
      }
      const demo = readDemo(process.cwd(), value);
      node.attributes.push(
        attribute('title', demo.title),
        attribute('aspect', demo.aspect),
        attribute('files', demo.files.map(({name}) => name).join(',')),
        attribute(
          'editable',
          demo.files
            .filter(({editable}) => editable)
            .map(({name}) => name)
            .join(','),
        ),
      );
      node.children = demo.files.map(({name, language, text}): Code => ({
        type: 'code',
        lang: language,
        meta: `title="${name}"`,
        value: text,
      }));
    });
  };
}
