import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {findKeyLine, validateFrontMatter} from '../frontMatter/schema';

const pageFolders = /[\\/](docs|versioned_docs|open-video-ui|contributing)[\\/]/;

/**
 * Texts of pages that passed validation. Each page is read twice, for its metadata and for compilation, and all are
 * read again after each edit.
 */
const checked = new Map<string, string>();

/** @throws Error that lists each invalid key with its line. */
function checkFrontMatter(frontMatter: Record<string, unknown>, relativePath: string, fileContent: string): void {
  const problems = validateFrontMatter(frontMatter, relativePath);
  if (!problems.length) return;
  const list = problems.map(
    ({key, message}) => `${relativePath}:${findKeyLine(fileContent, key)}: front matter: ${message}`,
  );
  throw new Error(
    `${list.join('\n')}\nFix the lines between the two "---" at the top of the page; ` +
      'the keys are explained in contributing/writing-documentation.mdx.',
  );
}

/** Markdown settings: everything broken stops the build, and front matter is checked as each page is read. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'mdx',
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const {filePath, fileContent} = params;
    const relativePath = path.relative(process.cwd(), filePath);
    if (!pageFolders.test(`/${relativePath}`)) return result;
    if (checked.get(filePath) !== fileContent) {
      checkFrontMatter(result.frontMatter, relativePath, fileContent);
      checked.set(filePath, fileContent);
    }
    // Sources of a page's facts are for writers; the other keys are part of the page's script.
    const {sources: _sources, ...frontMatter} = result.frontMatter;
    return {...result, frontMatter};
  },
};
