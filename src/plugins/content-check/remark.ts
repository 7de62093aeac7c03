import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Node, Root} from 'mdast';
import type {VFile} from 'vfile';

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md', '.json', '/index.tsx', '/index.ts', '/index.js'];

interface Code extends Node {
  value: string;
}

/** Path of an imported file without its ending, or `undefined` for a package or an alias of the theme. */
function resolveImport(request: string, file: VFile): string | undefined {
  const [address = ''] = request.split('?');
  if (address.startsWith('@site/')) return path.resolve(address.slice('@site/'.length));
  return address.startsWith('.') ? path.resolve(path.dirname(file.path), address) : undefined;
}

/**
 * Remark step: stops the build at a `<script>` in a page and at an import of a file that does not exist.
 * @throws Error with file, line and remedy.
 */
export default function remarkContentCheck() {
  return (tree: Root, file: VFile) => {
    const fail = (line: number, problem: string): never => {
      throw new Error(`${path.relative(process.cwd(), file.path).replaceAll('\\', '/')}:${line}: ${problem}`);
    };
    visit(tree as Node, (node: Node & {name?: string | null}) => {
      const line = node.position?.start.line ?? 1;
      if (/^mdxJsx(Flow|Text)Element$/.test(node.type) && node.name?.toLowerCase() === 'script') {
        fail(line, 'a <script> in a page. Scripts of pages are components: write one in src/components.');
      }
      if (node.type !== 'mdxjsEsm') return;
      const lines = (node as Code).value.split('\n');
      lines.forEach((text, index) => {
        const request = /\bfrom\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/.exec(text);
        const name = request?.[1] ?? request?.[2];
        const target = name && resolveImport(name.replace(/^!!.*!/, ''), file);
        if (!target || endings.some((ending) => fs.existsSync(target + ending))) return;
        fail(line + index, `the import of ${name} leads to no file. Correct its path.`);
      });
    });
  };
}
