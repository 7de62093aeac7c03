import {visit} from 'unist-util-visit';
import type {Root, Table} from 'mdast';

/** Remark step: a column that a table aligns left says so on no cell. Cells stand left as it is (`css/article.css`). */
export default function remarkLeftCells() {
  return (tree: Root) => {
    visit(tree, 'table', (table: Table) => {
      table.align = table.align?.map((align) => (align === 'left' ? null : align)) ?? null;
    });
  };
}
