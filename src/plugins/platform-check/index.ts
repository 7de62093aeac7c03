import {visit} from 'unist-util-visit';
import type {Node, Root} from 'mdast';
import type {VFile} from 'vfile';
import {playerPlatformIds, uiPlatformIds} from '../../platforms/platforms';

interface JsxElement extends Node {
  type: 'mdxJsxFlowElement';
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
}

const known: readonly string[] = [...new Set([...playerPlatformIds, ...uiPlatformIds])];

/**
 * Remark step: stops the build at a `<Platform>` tab for a platform that does not exist.
 * @throws Error with file and line.
 */
export default function remarkPlatformCheck() {
  return (tree: Root, file: VFile) => {
    visit(tree as Node, 'mdxJsxFlowElement', (node: Node) => {
      const element = node as JsxElement;
      if (element.name !== 'Platform') return;
      const id = element.attributes.find(({name}) => name === 'id')?.value;
      if (typeof id === 'string' && known.includes(id)) return;
      throw new Error(
        `${file.path}:${node.position?.start.line ?? 1}: unknown platform "${String(id)}" in <Platform id="…">. ` +
          `Known platforms: ${known.join(', ')}.`,
      );
    });
  };
}
