/** `yyyy-MM-dd`; undefined for dates that do not exist. */
export function localDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 ? date.toISOString().slice(0, 10) : undefined;
}

export function isLocalDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts !== null && localDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) === text;
}
