/** Whether the day or the month comes first in a date that is written in numbers. */
export type DateOrder = 'day-first' | 'month-first';

/**
 * The order that is usual in the region of the first locale with a region, such as `en-US`; a language alone implies none. The
 * day comes first if no locale has a region, or if the region writes the year first.
 */
export function dateOrder(locales: readonly string[]): DateOrder {
  const regional = locales.find((locale) => /-([A-Za-z]{2}|\d{3})\b/.test(locale));
  if (!regional) return 'day-first';
  try {
    const parts = new Intl.DateTimeFormat(regional).formatToParts(0).map(({ type }) => type);
    const first = parts.find((type) => type === 'day' || type === 'month' || type === 'year');
    return first === 'month' ? 'month-first' : 'day-first';
  } catch {
    // A browser may list a locale that `Intl` does not accept.
    return 'day-first';
  }
}
