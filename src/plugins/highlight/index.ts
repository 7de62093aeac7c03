import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {highlight, parseHighlightedLines, parseMetaValue} from './highlight';
import type {CodeLink} from './highlight';
import {isKnownLanguage, languageLabels} from './languages';

interface JsxAttribute {
  type: 'mdxJsxAttribute';
  name: string;
  value: string;
}

const attribute = (name: string, value: string): JsxAttribute => ({type: 'mdxJsxAttribute', name, value});

/**
 * Remark step: turns each fence into `<CodeBlock>` with its colors, so that no highlighter ships to readers.
 * @throws Error with file and line for a fence without a language or in one that has no grammar here.
 */
export default function remarkHighlight() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node, index, parent) => {
      const place = `${file.path}:${node.position?.start.line ?? 1}`;
      const language = node.lang;
      if (!language) {
        throw new Error(
          `${place}: a code fence has no language. Write one after the backticks; "text" for plain text.`,
        );
      }
      if (!isKnownLanguage(language)) {
        throw new Error(
          `${place}: no grammar for the fence language "${language}". ` +
            `Use one of ${Object.keys(languageLabels).join(', ')}, or register it in src/plugins/highlight/languages.ts.`,
        );
      }
      const meta = node.meta ?? '';
      const title = parseMetaValue(meta, 'title') ?? parseMetaValue(meta, 'file');
      // From plugins/reference-links.
      const {links} = (node.data ?? {}) as {links?: CodeLink[]};
      const attributes = [
        attribute('language', language),
        attribute('code', highlight(node.value, language, parseHighlightedLines(meta), links)),
        title ? attribute('title', title) : attribute('label', languageLabels[language] ?? language),
      ];
      if (parent && index !== undefined) {
        parent.children[index] = {
          type: 'mdxJsxFlowElement',
          name: 'CodeBlock',
          attributes,
          children: [],
        } as unknown as (typeof parent.children)[number];
      }
    });
  };
}
