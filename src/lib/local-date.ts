/**
 * A date at the destination, `yyyy-MM-dd`. Dates and times are compared and shown as text, and never converted to an instant
 * in the visitor's time zone.
 */
export type LocalDate = string;

/** Whether a string has the form `yyyy-MM-dd` and its date exists and is not before 1900. */
export function isLocalDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts !== null && localDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) === text;
}

/** The date with these parts; undefined if there is no such date since 1900. The month is from 1 to 12. */
export function localDate(year: number, month: number, day: number): LocalDate | undefined {
  // An earlier year is a typing error.
  if (year < 1900) return undefined;
  // `Date` turns 31 June into 1 July, so the parts are compared.
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}
