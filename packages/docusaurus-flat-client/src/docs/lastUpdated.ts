const formats = new Map<string, Intl.DateTimeFormat>();

/** One for all pages of a locale, because each takes a while to make. */
function getDateFormat(locale: string): Intl.DateTimeFormat {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
    formats.set(locale, format);
  }
  return format;
}

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
