import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {isDevServer} from '../plugins/isDevServer';
import {readFrontMatter} from './frontMatter';

const pageFolders = /[\\/](docs|versioned_docs|open-video-ui|contributing)[\\/]/;

/** Texts of pages whose problems were printed. Each page is read twice, for its metadata and for compilation, and again after each edit. */
const printed = new Map<string, string>();

/**
 * Markdown settings: everything broken stops the build. Wrong front matter does so before pages are read (plugins/content-check). The dev
 * server goes on without the keys that are wrong, and names them in the terminal and on the page (plugins/dev-findings).
 */
export const markdown: Partial<MarkdownConfig> = {
  format: 'mdx',
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: async (params) => {
    const {filePath, fileContent} = params;
    const file = path.relative(process.cwd(), filePath);
    if (!pageFolders.test(`/${file}`)) return params.defaultParseFrontMatter(params);
    const {frontMatter, content, problems} = await readFrontMatter(fileContent, file);
    if (isDevServer() && printed.get(filePath) !== fileContent) {
      printed.set(filePath, fileContent);
      if (problems.length) console.error(`\n${problems.join('\n')}\n`);
    }
    return {frontMatter, content};
  },
};
