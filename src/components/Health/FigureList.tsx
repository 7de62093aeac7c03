import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Details from '@theme/Details';
import type {ListedPage} from '../../health/figures';

/** What a figure stands for, one by one: closed until a reader asks. Nothing where there is nothing to list. */
export default function FigureList({
  summary,
  items,
}: {
  summary: string;
  items: readonly {key: string; text: ReactNode}[];
}) {
  if (items.length === 0) return null;
  return (
    <Details summary={<summary>{summary}</summary>}>
      <ul>
        {items.map(({key, text}) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </Details>
  );
}

/** A page by its file, which is a link if the file is a page of its own. */
export function PageFile({page, url}: ListedPage) {
  return url === undefined ? <code>{page}</code> : <Link to={url}>{page}</Link>;
}
