import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {decodeComponent} from '../../decode';
import {getCrossRoute} from './resolve';

/**
 * Remark step: links to a page file of another docs section or version become links to its route, so that writers link files
 * everywhere.
 * @throws Error with file and line where the file does not exist.
 */
export default function remarkCrossLinks() {
  return (tree: Root, file: VFile) => {
    const toSitePath = (target: string) => path.relative(process.cwd(), target).replaceAll('\\', '/');
    visit(tree, 'link', (node) => {
      const [target, hash] = node.url.split('#');
      if (!target || !/^\.{1,2}\/.*\.mdx?$/.test(target)) return;
      const absolute = path.resolve(path.dirname(file.path), decodeComponent(target));
      const route = getCrossRoute(toSitePath(file.path), toSitePath(absolute));
      if (!route) return;
      if (!fs.existsSync(absolute)) {
        throw new Error(
          `${toSitePath(file.path)}:${node.position?.start.line ?? 1}: the link ${node.url} leads to no file. ` +
            `Looked for ${toSitePath(absolute)}; fix the path.`,
        );
      }
      node.url = hash ? `${route}#${hash}` : route;
    });
  };
}
