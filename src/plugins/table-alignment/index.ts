import {visit} from 'unist-util-visit';
import type {Root, Table} from 'mdast';

/**
 * Remark step: aligns the cells of a table's column with a class, where MDX would write a `style` attribute, which a strict content
 * security policy forbids. Left is how cells are aligned anyway (`css/article.css`).
 */
export default function remarkTableAlignment() {
  return (tree: Root) => {
    visit(tree, 'table', (table: Table) => {
      for (const row of table.children) {
        row.children.forEach((cell, column) => {
          const align = table.align?.[column];
          if (align && align !== 'left') cell.data = {...cell.data, hProperties: {className: [`text--${align}`]}};
        });
      }
      table.align = null;
    });
  };
}
