import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {figures} from './figures';
import FigureList from './FigureList';
import FigureTable from './FigureTable';
import {formatCount} from './format';

function getGroupLabel(days: number | undefined, before: number | undefined): string {
  if (days === undefined) {
    return translate({id: 'site.health.older', message: 'More than {days} days ago'}, {days: String(before)});
  }
  return translate({id: 'site.health.younger', message: 'Less than {days} days ago'}, {days: String(days)});
}

/** When pages were changed for the last time. */
export default function Ages() {
  const {isKnown, groups, oldest} = figures.ages;
  if (!isKnown) {
    return (
      <p>
        <Translate id="site.health.noHistory">
          This build has no history of the pages: it was made from a shallow clone, or it is the dev server.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <FigureTable
        head={[
          translate({id: 'site.health.lastChange', message: 'Last change'}),
          translate({id: 'site.health.pages', message: 'Pages'}),
        ]}
        rows={groups.map(({days, pages}, i) => ({
          key: String(days),
          cells: [getGroupLabel(days, groups[i - 1]?.days), formatCount(pages)],
        }))}
      />
      <FigureList
        summary={translate({id: 'site.health.oldest', message: 'Pages that were not changed for the longest time'})}
        items={oldest.map(({title, url, changed}) => ({
          key: url,
          text: (
            <>
              <Link to={url}>{title}</Link>
              {', '}
              <time dateTime={changed}>{changed}</time>
            </>
          ),
        }))}
      />
    </>
  );
}
