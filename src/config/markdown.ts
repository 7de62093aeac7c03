import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {findKeyLine, validateFrontMatter} from '../frontMatter/schema';

const pageFolders = /[\\/](docs|versioned_docs|open-video-ui|contributing)[\\/]/;

/** Markdown settings: everything broken stops the build, and front matter is checked as each page is read. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'mdx',
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const {filePath, fileContent} = params;
    const relativePath = path.relative(process.cwd(), filePath);
    if (!pageFolders.test(`/${relativePath}`)) return result;
    const problems = validateFrontMatter(result.frontMatter, relativePath);
    if (problems.length) {
      const list = problems.map(
        ({key, message}) => `${relativePath}:${findKeyLine(fileContent, key)}: front matter: ${message}`,
      );
      throw new Error(
        `${list.join('\n')}\nMend the lines between the two "---" at the top of the page; ` +
          'the keys are explained in contributing/writing-documentation.mdx.',
      );
    }
    return result;
  },
};
