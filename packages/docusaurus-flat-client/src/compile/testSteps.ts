/** Markdown steps for the tests of this folder: a step whose error names a place in the page. */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';

function remarkFenceLanguage() {
  return (tree: Root, file: VFile) => {
    for (const node of tree.children) {
      if (node.type === 'code' && !node.lang) file.fail('a code fence has no language', node);
    }
  };
}

export const beforeDefaultRemarkPlugins = [remarkFenceLanguage];
