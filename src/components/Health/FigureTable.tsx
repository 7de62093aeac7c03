import type {ReactNode} from 'react';
import TableScroller from '../TableScroller';
import styles from './styles.module.css';

interface Props {
  /** The first column holds names, the others figures. */
  head: readonly string[];
  rows: readonly {key: string; cells: readonly ReactNode[]}[];
}

/** A table of figures, which are aligned to the right. */
export default function FigureTable({head, rows}: Props) {
  return (
    <TableScroller className={styles.figures}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({key, cells: [name, ...figures]}) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {figures.map((figure, i) => (
              <td key={i}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableScroller>
  );
}
