import {memoize} from '../../memoize';

/** One for all pages, as each takes a while to make. */
const getDateFormat = memoize(
  (locale: string) => locale,
  (locale) => new Intl.DateTimeFormat(locale, {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'}),
);

/**
 * Writes the day of a page's last change as text, so that no browser has to: its first use of `Intl` reads the rules of a language,
 * which takes tens of milliseconds.
 * @param data what the docs plugin writes for the browser: the metadata of a page, or something else, which stays as it is.
 * @param locale BCP 47 tag of the language that the site is built in.
 */
export function addLastUpdatedText<T>(data: T, locale: string): T {
  if (typeof data !== 'object' || data === null || !('lastUpdatedAt' in data)) return data;
  const {lastUpdatedAt} = data;
  if (typeof lastUpdatedAt !== 'number') return data;
  return {...data, lastUpdatedText: getDateFormat(locale).format(lastUpdatedAt)};
}
