import {translate} from '@docusaurus/Translate';
import {figures} from './figures';
import FigureList from './FigureList';
import FigureTable from './FigureTable';
import Recorded from './Recorded';
import {formatCount} from './format';

const toShare = (score: number) => score.toFixed(3);

/** How often search has the right page first, among three and among five, and for what it has not. */
export default function SearchScores() {
  const {search} = figures;
  if (!search) return null;
  const misses = search.sets.flatMap((set) => set.misses);
  return (
    <>
      <Recorded date={search.recorded} />
      <FigureTable
        head={[
          translate({id: 'site.health.queries', message: 'Queries'}),
          translate({id: 'site.health.queryCount', message: 'Number'}),
          translate({id: 'site.health.first', message: 'Right page first'}),
          translate({id: 'site.health.firstThree', message: 'Among three'}),
          translate({id: 'site.health.firstFive', message: 'Among five'}),
        ]}
        rows={search.sets.map(({name, queries, successAt1, successAt3, successAt5}) => ({
          key: name,
          cells: [name, formatCount(queries), toShare(successAt1), toShare(successAt3), toShare(successAt5)],
        }))}
      />
      <FigureList
        summary={translate(
          {id: 'site.health.misses', message: 'Queries whose page is not first: {count}'},
          {count: String(misses.length)},
        )}
        items={misses.map(({query, rank}) => ({
          key: query,
          text: (
            <>
              <code>{query}</code>
              {rank > 0
                ? `: ${translate({id: 'site.health.rank', message: 'number {rank}'}, {rank: String(rank)})}`
                : `: ${translate({id: 'site.health.noRank', message: 'not among ten'})}`}
            </>
          ),
        }))}
      />
    </>
  );
}
