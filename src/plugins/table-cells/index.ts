import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {PhrasingContent, Root, Table, TableCell} from 'mdast';
import {splitName} from './splitName';

/** Characters from which a cell's text reads badly in a narrow column. */
const prose = 24;

/** Characters from which code with spaces, such as an error message, may break in the first column too. */
const longCode = 24;

const element = (name: string, children: PhrasingContent[]) =>
  ({type: 'mdxJsxTextElement', name, attributes: [], children}) as unknown as PhrasingContent;

/** Code with places where it may break, or undefined where it stays as it is. */
function splitCode(code: string): PhrasingContent[] | undefined {
  const words = code.split(/(?<= )/);
  const pieces = words.flatMap(splitName);
  const isLong = words.length > 1 && code.length > longCode;
  if (pieces.length === words.length && !isLong) return undefined;
  return pieces.flatMap((value, index) => [...(index ? [element('wbr', [])] : []), {type: 'text', value}]);
}

function splitLongNames(cell: TableCell): void {
  visit(cell, (node, index, parent) => {
    // The text of a link to the API reference is a name; that of other links is not.
    const isName = node.type === 'text' && parent && 'name' in parent && parent.name === 'a';
    if (index === undefined || !parent || !(node.type === 'inlineCode' || isName)) return undefined;
    const pieces = splitCode(node.value);
    if (!pieces) return undefined;
    const split = isName ? pieces : [element('code', pieces)];
    (parent.children as PhrasingContent[]).splice(index, 1, ...split);
    return [SKIP, index + split.length];
  });
}

/**
 * Remark step for tables.
 *
 * - The cells of a column are aligned with a class, where MDX would write a `style` attribute, which a strict content security policy
 *   forbids. Left is how cells are aligned anyway (`css/article.css`).
 * - Long names in code may break, so that they don't take the width from the column that explains them, and a cell with a sentence has
 *   the class `prose`, which gives it a least width.
 */
export default function remarkTableCells() {
  return (tree: Root) => {
    visit(tree, 'table', (table: Table) => {
      for (const row of table.children) {
        row.children.forEach((cell, column) => {
          const align = table.align?.[column];
          const className = [
            ...(align && align !== 'left' ? [`text--${align}`] : []),
            ...(toString(cell).length > prose ? ['prose'] : []),
          ];
          if (className.length) cell.data = {...cell.data, hProperties: {className}};
          splitLongNames(cell);
        });
      }
      table.align = null;
    });
  };
}
