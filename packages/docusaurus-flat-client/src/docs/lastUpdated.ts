const formats = new Map<string, Intl.DateTimeFormat>();

/** One for each locale, because creating one is slow. */
function getDateFormat(locale: string): Intl.DateTimeFormat {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
    formats.set(locale, format);
  }
  return format;
}

/**
 * Formats the date of a page's last change at build time. In the browser, the first use of `Intl` loads locale data, which takes tens of
 * milliseconds.
 * @param data that the docs plugin writes for the browser. Only metadata of pages is changed.
 * @param locale BCP 47 tag of the language that the site is built in.
 */
export function addLastUpdatedText<T>(data: T, locale: string): T {
  if (typeof data !== 'object' || data === null || !('lastUpdatedAt' in data)) return data;
  const {lastUpdatedAt} = data;
  if (typeof lastUpdatedAt !== 'number') return data;
  return {...data, lastUpdatedText: getDateFormat(locale).format(lastUpdatedAt)};
}
