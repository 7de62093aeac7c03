import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {parseMetaValue} from '../highlight/highlight';

/**
 * Remark step: fills an empty fence with the file that its metadata names (`include="scripts/new/templates/faq.mdx"`, from the
 * repository root), so that a page shows the very file that a tool uses. Runs before the highlighter.
 * @throws Error with file and line for a file that is missing or outside the repository, and for a fence with lines of its own.
 */
export default function remarkIncludeFile() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node) => {
      const meta = node.meta ?? '';
      const included = parseMetaValue(meta, 'include');
      if (included === undefined) return;
      const place = `${file.path}:${node.position?.start.line ?? 1}`;
      if (node.value.trim()) {
        throw new Error(
          `${place}: the fence includes ${included} and has lines of its own. Remove the lines, or the include.`,
        );
      }
      const root = process.cwd();
      const full = path.resolve(root, included);
      if (!full.startsWith(root + path.sep)) {
        throw new Error(
          `${place}: include="${included}" leaves the repository. Write a path from the repository's root.`,
        );
      }
      if (!fs.statSync(full, {throwIfNoEntry: false})?.isFile()) {
        throw new Error(
          `${place}: include="${included}" names no file (looked for ${full}). Fix the path; it starts at the repository's root.`,
        );
      }
      node.value = fs.readFileSync(full, 'utf8').replaceAll('\r\n', '\n').trimEnd();
      if (parseMetaValue(meta, 'title') === undefined) node.meta = `${meta} title="${included}"`;
    });
  };
}
