import type {DatedPage, PageAges} from './figures';

const day = 24 * 60 * 60 * 1000;
const groupDays = [30, 90, 365];
const shownPages = 20;

/** A page with the time of its last change, in milliseconds; `undefined` where there is no history. */
export interface ChangedPage {
  title: string;
  url: string;
  changedAt: number | undefined;
}

/**
 * Groups pages by the time since their last change.
 * @param now milliseconds since 1970.
 */
export function groupByAge(pages: readonly ChangedPage[], now: number): PageAges {
  const dated = pages
    .flatMap(({changedAt, ...page}) => (changedAt === undefined ? [] : [{...page, changedAt}]))
    .sort((a, b) => a.changedAt - b.changedAt || (a.url < b.url ? -1 : 1));
  const groups: PageAges['groups'] = [...groupDays.map((days) => ({days, pages: 0})), {pages: 0}];
  for (const {changedAt} of dated) {
    const age = (now - changedAt) / day;
    groups.find(({days}) => days === undefined || age < days)!.pages++;
  }
  const oldest = dated.slice(0, shownPages).map(({title, url, changedAt}): DatedPage => ({
    title,
    url,
    changed: new Date(changedAt).toISOString().slice(0, 10),
  }));
  return {isKnown: dated.length > 0, groups, oldest};
}
