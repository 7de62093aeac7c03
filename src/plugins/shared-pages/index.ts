/**
 * Keeps a build from standing still where the server's bundle asks for pages that the browser's bundle has in its cache (sharedPages.ts):
 * after the server's cache alone is lost, or changed its version.
 */
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import type {Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {SharedPages, loadPage} from './sharedPages';

interface Rule {
  use?: {options?: Options}[];
}

/** Options of all Markdown loaders that share pages. */
function listLoaderOptions(rules: readonly unknown[]): Options[] {
  return (rules as Rule[])
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .flatMap(({options}) => (options?.crossCompilerCache ? [options] : []));
}

export default function sharedPages(): Plugin {
  const lists = new Set<SharedPages>();

  /** The options are the same objects for both bundles. */
  function sharePages({options: {module}}: Compiler): void {
    for (const options of listLoaderOptions(module.rules)) {
      if (options.crossCompilerCache instanceof SharedPages) continue;
      const pages = new SharedPages((resource) => loadPage(options, resource));
      options.crossCompilerCache = pages;
      lists.add(pages);
    }
  }

  return {
    name: 'shared-pages',
    configureWebpack(_config, isServer) {
      return {
        plugins: [
          {
            apply(compiler: Compiler) {
              sharePages(compiler);
              if (isServer) return;
              compiler.hooks.finishMake.tap('shared-pages', () => lists.forEach((pages) => pages.endClient()));
            },
          },
        ],
      };
    },
  };
}
