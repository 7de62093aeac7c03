import {Fragment} from 'react';
import type {ReactNode} from 'react';
import TableScroller from '../TableScroller';
import styles from './styles.module.css';

interface Props {
  /** The first column holds names, the others figures. */
  head: readonly string[];
  rows: readonly {key: string; cells: readonly ReactNode[]}[];
}

/** A path may break behind its slashes. */
const withBreaks = (name: ReactNode) =>
  typeof name === 'string'
    ? name.split(/(?<=\/)/).map((part, i) => (
        <Fragment key={part}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    : name;

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
            <th scope="row">{withBreaks(name)}</th>
            {figures.map((figure, i) => (
              <td key={i}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableScroller>
  );
}
