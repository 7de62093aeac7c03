import {toString} from 'mdast-util-to-string';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {getOpening} from '../../opening';

const isQuestion = (file: string) => /[\\/]faq[\\/](?!index\.)[^\\/]+\.mdx?$/.test(file);

/**
 * Remark step: gives each FAQ page its structured data. The answer is the page's first paragraph, as the FAQ's rule wants it.
 * @throws Error where an FAQ page does not begin with a paragraph.
 */
export default function remarkFaqData() {
  return (tree: Root, file: VFile) => {
    if (!isQuestion(file.path)) return;
    const first = getOpening(tree);
    if (first?.type !== 'paragraph') {
      throw new Error(
        `${file.path}:${first?.position?.start.line ?? 1}: an FAQ page begins with its answer. ` +
          'Put a paragraph that answers the question first.',
      );
    }
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'FaqStructuredData',
      attributes: [{type: 'mdxJsxAttribute', name: 'answer', value: toString(first)}],
      children: [],
    } as unknown as RootContent);
  };
}
